/**
 * Signing in without a form: another system of the insurer has set the single-sign-on cookie, and its link names
 * the user (spec 000 §2 'loginId: Read on the single-sign-on flow'). Chosen here: the cookie's value is the bearer
 * token, and getUserInfo, which refuses another person's user name, returns its owner.
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

/** Waits for the other tabs if this page is still asking them. */
const isSignedOutEverywhere = (): Promise<boolean> =>
  new Promise((resolve) => {
    const isSignedOut = (): boolean => currentSession().state === 'signed-out';
    if (currentSession().state !== 'asking') return resolve(isSignedOut());
    const stop = onSessionChange(() => {
      stop();
      resolve(isSignedOut());
    });
  });

function clearAbandonedSignIn(): void {
  dispatch({ type: 'orphan-found' });
  clearUnfinishedSignIn();
}

/**
 * Signs in the cookie's owner. Refused if the portal's own cookies are present too: then the cookie was left by a
 * session whose tab is gone, or by an unfinished sign-in.
 * @param logonId from the address
 * @returns the redirect; null if the member has to fill in the form
 */
export async function singleSignOn(logonId: string, brand: SignInBrand): Promise<SignInRedirect | null> {
  const token = singleSignOnToken();
  if (token === null || hasAnySessionCookie() || !(await isSignedOutEverywhere())) return null;
  const unfinished = unfinishedSignIn();
  if (unfinished !== null) {
    if (unfinished === 'abandoned') clearAbandonedSignIn();
    return null;
  }
  const requestedAt = Date.now();
  try {
    const info = await send(getUserInfo, { query: { UserID: logonId } }, { bearer: token });
    return startSession(signedInOf(info, { accessToken: token }), brand, requestedAt)?.redirect ?? null;
  } catch (error) {
    failureOf(error); // rethrows programming errors
    return null;
  }
}
