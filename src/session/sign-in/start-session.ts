import { newReference } from '../../lib/http/reference-code.ts';
import { ServiceError } from '../../lib/remote/failure.ts';
import { clearTabStorage } from '../browser-tabs/tab-channel.ts';
import { hideMemberTabs, redirectAfterSignIn } from '../redirects/sign-in-redirect.ts';
import type { RecordSites, SignInRedirect } from '../redirects/sign-in-redirect.rules.ts';
import { dispatch } from '../session-machine.ts';
import { pendingNotifications } from '../sign-out/session-ended.ts';
import { clearSessionCookies, writeSessionCookies } from '../storage/session-cookies.ts';
import { saveSession, storedSession } from '../storage/stored-session.ts';
import { recordActivity } from '../timeout/last-activity.ts';
import { sendDecodedToken } from '../tokens/send-decoded-token.ts';
import { sessionEnd, toSessionTokens } from '../tokens/session-tokens.rules.ts';
import { userRecordOf, type SignInData, type UserRecord } from '../user/user-record.rules.ts';
import { cancelSignIn } from './cancel-sign-in.ts';
import { signInFlow } from './sign-in-flow.service.ts';
import type { FlowName } from './sign-in-flow.types.ts';

export interface SignInBrand {
  code: string;
  storeId: number;
  rules: { dataDomainToken: number; signInFlow: FlowName; sites: RecordSites };
}

export interface SignInResult {
  user: UserRecord;
  redirect: SignInRedirect;
}

/**
 * Starts the session after a sign-in response. If the redirect leads to another page of this site, the session is only stored, and
 * that page starts it. If the redirect leads to another site, `followRedirect` clears the session again.
 * @param requestedAt when the request was sent, milliseconds since 1970
 * @returns null if the browser blocks cookies: no session starts, and the services are notified
 * @throws ServiceError if session storage is full, with the same effect; the tab's storage is then cleared
 */
export function startSession(
  signInData: SignInData,
  brand: SignInBrand,
  requestedAt: number,
): SignInResult | null {
  const user = userRecordOf(signInData, brand.storeId);
  const { dataDomainToken, signInFlow: flow } = brand.rules;
  const cookie = writeSessionCookies({ code: brand.code, dataDomainToken, ...user.type });
  const redirect = redirectAfterSignIn(user, brand.rules.sites);
  const session = {
    user,
    tokens: toSessionTokens(signInData.token, requestedAt),
    facts: {
      flow,
      simulation: false,
      sessionEndsAt: sessionEnd(signInData.token.sessionSeconds, requestedAt),
    },
    cookie,
    profile: {},
  };
  if (cookie !== null) saveSession(session);
  if (cookie === null || storedSession() === null) {
    void cancelSignIn(signInData.token.accessToken, flow);
    clearSessionCookies();
    if (cookie === null) return null;
    clearTabStorage();
    throw new ServiceError({ kind: 'rejected', reference: newReference() });
  }
  recordActivity();
  if (redirect.kind === 'stay') dispatch({ type: 'signed-in', session });
  hideMemberTabs(user);
  return { user, redirect };
}

/** Signs in by the brand's flow. @returns null if the browser blocks cookies @throws ServiceError */
export async function signIn(
  logonId: string,
  password: string,
  brand: SignInBrand,
): Promise<SignInResult | null> {
  await pendingNotifications(); // a pending notification must not end the new session
  const requestedAt = Date.now();
  const signInData = await signInFlow(brand.rules.signInFlow)({
    logonId: logonId.trim(),
    password,
    brand: brand.code,
    storeId: brand.storeId,
  });
  const result = startSession(signInData, brand, requestedAt);
  if (result && brand.rules.signInFlow === 'token') void sendDecodedToken(signInData.token.accessToken);
  return result;
}
