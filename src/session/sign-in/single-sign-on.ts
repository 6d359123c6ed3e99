/**
 * Signing in without a form: another system of the insurer has signed the person in and set the single-sign-on cookie,
 * and its link names who it is (spec 000 §2 'loginId: Read on the single-sign-on flow'). Chosen here: the cookie's
 * value is the bearer token, and getUserInfo, which refuses another's user name, says whose it is.
 */
import { send } from '../../lib/http.ts';
import { failureOf } from '../../lib/remote.ts';
import { hasAnySessionCookie, singleSignOnToken } from '../storage/session-cookies.ts';
import { clearUnfinishedSignIn, unfinishedSignIn } from './unfinished-sign-in.ts';
import type { SignInRedirect } from '../redirects/sign-in-redirect.rules.ts';
import { startSession, type SignInBrand } from '../session.store.ts';
import { onSessionChange, currentSession, dispatch } from '../session-machine.ts';
import { signedInOf } from './sign-in-flows.rules.ts';
import { getUserInfo } from '../user/user-info.schema.ts';

/** Whether nobody is signed in, in this tab or in another one that is still being asked. */
const isSignedOutEverywhere = (): Promise<boolean> =>
  new Promise((answer) => {
    const nobody = (): boolean => currentSession().state === 'signed-out';
    if (currentSession().state !== 'asking') return answer(nobody());
    const stop = onSessionChange(() => {
      stop();
      answer(nobody());
    });
  });

/** Takes away what a sign-in has left that nobody finished, and tells the services. */
function clearAbandonedSignIn(): void {
  dispatch({ type: 'orphan-found' });
  clearUnfinishedSignIn();
}

/**
 * Signs in whoever the cookie speaks of. A cookie that stands beside the portal's own was left by a session of the portal
 * whose tab is gone, or by a sign-in that was left half-way: whoever opens the address now has not signed in.
 * @param logonId out of the address; without the cookie, or with another's, nobody is signed in
 * @returns where to go, or null where the form is to be filled in
 */
export async function singleSignOn(logonId: string, brand: SignInBrand): Promise<SignInRedirect | null> {
  const token = singleSignOnToken();
  if (token === null || hasAnySessionCookie() || !(await isSignedOutEverywhere())) return null;
  const half = unfinishedSignIn();
  if (half !== null) {
    if (half === 'left') clearAbandonedSignIn();
    return null;
  }
  const asked = Date.now();
  try {
    const info = await send(getUserInfo, { query: { UserID: logonId } }, { bearer: token });
    return startSession(signedInOf(info, { accessToken: token }), brand, asked)?.arrival ?? null;
  } catch (error) {
    failureOf(error); // anything else is a fault of ours
    return null;
  }
}
