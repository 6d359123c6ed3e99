import { atom } from 'nanostores';
import { dropEarlyResponses } from '../lib/early-responses.ts';
import { wireHttp } from '../lib/http.ts';
import { sessionStore } from '../lib/storage.ts';
import type { Failure } from '../lib/failure.ts';
import { recordActivity } from './timeout/last-activity.ts';
import { redirectAfterSignIn, hideMemberTabs } from './redirects/sign-in-redirect.ts';
import { clearSessionCookies, writeSessionCookies } from './storage/session-cookies.ts';
import { saveSession, storedTokens } from './storage/stored-session.ts';
import { isStorageLost, recoverSession } from './browser-tabs/recover-session.ts';
import { pendingNotifications } from './sign-out/session-ended.ts';
import type { SignInRedirect, RuleSites } from './redirects/sign-in-redirect.rules.ts';
import type { SessionState } from './session-machine.types.ts';
import { USER_KEY } from './storage/session-keys.ts';
import { isUserRecord } from './user/stored-user.rules.ts';
import { onSessionChange, currentSession, dispatch } from './session-machine.ts';
import { signInFlow, cancelSignIn, type FlowName } from './sign-in/sign-in-flows.service.ts';
import { joinRemainingSession } from './browser-tabs/share-session.ts';
import { sendDecodedToken } from './tokens/send-decoded-token.ts';
import { refreshIfDue, refreshAccessToken, toSessionTokens } from './tokens/token-refresh.ts';
import { userRecordOf, type SignInData, type UserRecord } from './user/user-record.rules.ts';
import { configureHttp } from './services/configure-http.ts';

export type Session =
  { state: 'signed-out' } | { state: 'signed-in'; user: UserRecord } | { state: 'rejected' };

export const $session = atom<Session>({ state: 'signed-out' });

/** Oldest first, until their modals are closed (spec 000 §8 'HTTP statuses'). */
export const $criticalFailures = atom<readonly { failure: Failure; text: string }[]>([]);

function toSession({ state }: SessionState): Session {
  if (state === 'rejected') return { state };
  const user = state === 'signed-in' ? sessionStore.get(USER_KEY) : null;
  return isUserRecord(user) ? { state: 'signed-in', user } : { state: 'signed-out' };
}

onSessionChange((now) => {
  if (now.state !== 'signed-in') dropEarlyResponses();
  $session.set(toSession(now));
});

function bearer(): string | null {
  const now = currentSession();
  if (now.state === 'signing-out') return now.access;
  return storedTokens()?.access ?? null;
}

const beforeCall = (): Promise<void> | undefined => (isStorageLost() ? recoverLostSession() : refreshIfDue());

export function recoverLostSession(): Promise<void> {
  const session = $session.get();
  return recoverSession(session.state === 'signed-in' ? session.user : null);
}

configureHttp();
wireHttp({
  bearer,
  beforeCall,
  refreshToken: refreshAccessToken,
  tokenRejected: (access) => dispatch({ type: 'token-rejected', access }),
  criticalFailed: (failure, text) => $criticalFailures.set([...$criticalFailures.get(), { failure, text }]),
});

export const dismissCriticalFailure = (reference: string): void =>
  $criticalFailures.set($criticalFailures.get().filter(({ failure }) => failure.reference !== reference));

export const resumeSession = (): void => $session.set(toSession(currentSession()));

export interface SignInBrand {
  code: string;
  storeId: number;
  rules: { dataDomainToken: number; signInFlow: FlowName; sites: RuleSites };
}

export interface SignInResult {
  user: UserRecord;
  redirect: SignInRedirect;
}

/**
 * Starts the session after a sign-in response. If the redirect leads to another page of this site, that page starts
 * it; for another site `followRedirect` clears it.
 * @param requestedAt when the request was sent, milliseconds since 1970
 * @returns null if the browser blocks cookies: no session starts, and the services are notified
 */
export function startSession(
  signInData: SignInData,
  brand: SignInBrand,
  requestedAt: number,
): SignInResult | null {
  const user = userRecordOf(signInData, brand.storeId);
  const { dataDomainToken, signInFlow: flow } = brand.rules;
  const cookie = writeSessionCookies({ code: brand.code, dataDomainToken, ...user.type });
  if (cookie === null) {
    void cancelSignIn(signInData.token.accessToken, flow);
    clearSessionCookies();
    return null;
  }
  const redirect = redirectAfterSignIn(user, brand.rules.sites);
  recordActivity();
  const session = {
    user,
    tokens: toSessionTokens(signInData.token, requestedAt),
    facts: { flow, simulation: false },
    cookie,
    profile: {},
  };
  if (redirect.kind === 'stay') dispatch({ type: 'signed-in', session });
  else saveSession(session);
  hideMemberTabs(user);
  return { user, redirect };
}

/** Null if the browser blocks cookies. @throws ServiceError */
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

export const updateUser = (changes: Partial<UserRecord>): void => dispatch({ type: 'user-changed', changes });

/** For member data use `memberRemote` or `memberAtom`. */
export const whenSignedOut = (forget: () => void): (() => void) =>
  $session.listen(({ state }) => {
    if (state !== 'signed-in') forget();
  });

/** Ends the session in all tabs, then joins one that another tab has started since. Without `to` the page stays. */
export function endSession(to?: string): void {
  dispatch({ type: 'session-ended', ...(to === undefined ? {} : { to }) });
  if (to === undefined) void joinRemainingSession();
}

export const expireSession = (to: string): void => dispatch({ type: 'session-expired', to });
