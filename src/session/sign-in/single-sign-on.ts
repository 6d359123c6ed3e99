/** Single sign-on. Not in the spec: the cookie that another system has set contains the bearer token (spec 000 §2 'Read on the single-sign-on flow'; decisions/session#single-sign-on-asks-first). */
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { hasAnySessionCookie, singleSignOnToken } from '../storage/session-cookies.ts';
import { clearUnfinishedSignIn, unfinishedSignIn } from './unfinished-sign-in.ts';
import type { SignInRedirect } from '../redirects/sign-in-redirect.rules.ts';
import { startSession, type SignInBrand } from './start-session.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { sessionSettled } from '../browser-tabs/session-settled.ts';
import { toSignInData } from './sign-in-flows.rules.ts';
import { getUserInfo } from '../user/user-info.schema.ts';

async function isSignedOutEverywhere(): Promise<boolean> {
  await sessionSettled();
  return currentSession().state === 'signed-out';
}

function clearAbandonedSignIn(): void {
  dispatch({ type: 'orphan-found' });
  clearUnfinishedSignIn();
}

/** Whether single sign-on can replace the sign-in form. False if the cookie may be left over from a closed tab or an unfinished sign-in. */
export async function isSignOnPossible(): Promise<boolean> {
  if (singleSignOnToken() === null || hasAnySessionCookie() || !(await isSignedOutEverywhere())) return false;
  const unfinished = unfinishedSignIn();
  if (unfinished === 'abandoned') clearAbandonedSignIn();
  return unfinished === null;
}

/**
 * Signs in with another system's session. Call this only after the user has confirmed it (decisions/session#single-sign-on-asks-first).
 * @param logonId the user's logon id; the session must belong to that user
 * @returns null if single sign-on failed and the sign-in form is needed
 */
export async function singleSignOn(logonId: string, brand: SignInBrand): Promise<SignInRedirect | null> {
  const token = singleSignOnToken();
  if (token === null || !(await isSignOnPossible())) return null;
  const requestedAt = Date.now();
  try {
    const info = await send(getUserInfo, { query: { UserID: logonId } }, { bearer: token });
    if (info.logonId !== logonId.toUpperCase()) return null;
    return startSession(toSignInData(info, { accessToken: token }), brand, requestedAt)?.redirect ?? null;
  } catch (error) {
    failureOf(error); // rethrows programming errors
    return null;
  }
}
