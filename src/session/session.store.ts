/** Who is signed in, and the verbs that change it (spec 000 §4 'Session'). */
import { atom } from 'nanostores';
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
import { refreshIfDue, refreshToken, toSessionTokens } from './tokens/token-refresh.ts';
import { userRecordOf, type SignInData, type UserRecord } from './user/user-record.rules.ts';
import { configureHttp } from './services/configure-http.ts';

/** `refused`: the service no longer takes the token; the person is asked to sign in again. */
export type Session =
  { state: 'signed-out' } | { state: 'signed-in'; user: UserRecord } | { state: 'refused' };

export const $session = atom<Session>({ state: 'signed-out' });

/** Critical calls that failed, the oldest first, until their modals are closed (spec 000 §8 'HTTP statuses'). */
export const $criticalFailures = atom<readonly { failure: Failure; text: string }[]>([]);

/** The session as screens see it: whoever is leaving, or may yet join, is nobody to them. */
function toSession({ state }: SessionState): Session {
  if (state === 'refused') return { state };
  const user = state === 'signed-in' ? sessionStore.get(USER_KEY) : null;
  return isUserRecord(user) ? { state: 'signed-in', user } : { state: 'signed-out' };
}

onSessionChange((now) => $session.set(toSession(now)));

/** The token that calls carry: while somebody leaves, the services are told with the one that was. */
function bearer(): string | null {
  const now = currentSession();
  if (now.state === 'signing-out') return now.access;
  return storedTokens()?.access ?? null;
}

/** Comes before each call: what storage has forgotten is asked for in the other tabs, a token that is about to end renewed. */
const beforeCall = (): Promise<void> | undefined => (isStorageLost() ? recoverLostSession() : refreshIfDue());

/** Storage has forgotten who is signed in here: another tab may know, or it is over (`recover-session.ts`). */
export function recoverLostSession(): Promise<void> {
  const session = $session.get();
  return recoverSession(session.state === 'signed-in' ? session.user : null);
}

configureHttp();
wireHttp({
  bearer,
  ready: beforeCall,
  renewed: refreshToken,
  tokenRefused: (access) => dispatch({ type: 'token-rejected', access }),
  criticalFailed: (failure, text) => $criticalFailures.set([...$criticalFailures.get(), { failure, text }]),
});

/** Closes the modal of one critical failure. */
export const dismissCriticalFailure = (reference: string): void =>
  $criticalFailures.set($criticalFailures.get().filter(({ failure }) => failure.reference !== reference));

/** Takes up the session that this tab has in storage. */
export const resumeSession = (): void => $session.set(toSession(currentSession()));

/** What signing in needs to know of the brand. */
export interface SignInBrand {
  code: string;
  storeId: number;
  rules: { dataDomainToken: number; signInFlow: FlowName; sites: RuleSites };
}

/** Who has signed in, and where they go, for `followArrival`. */
export interface SignInResult {
  user: UserRecord;
  arrival: SignInRedirect;
}

/**
 * Starts the session of whoever a service has let in. On the way elsewhere nothing starts here: another page of this
 * site takes the session up when it loads; for another site `followArrival` clears it.
 * @param asked when the service was asked, milliseconds since 1970
 * @returns null where the browser keeps no cookies: then no session starts, and the services are told
 */
export function startSession(arrived: SignInData, brand: SignInBrand, asked: number): SignInResult | null {
  const user = userRecordOf(arrived, brand.storeId);
  const { dataDomainToken, signInFlow: flow } = brand.rules;
  const cookie = writeSessionCookies({ code: brand.code, dataDomainToken, ...user.type });
  if (cookie === null) {
    void cancelSignIn(arrived.token.accessToken, flow);
    clearSessionCookies();
    return null;
  }
  const arrival = redirectAfterSignIn(user, brand.rules.sites);
  recordActivity();
  const facts = { flow, simulation: false };
  const session = { user, tokens: toSessionTokens(arrived.token, asked), facts, cookie, profile: {} };
  if (arrival.kind === 'stay') dispatch({ type: 'signed-in', session });
  else saveSession(session);
  hideMemberTabs(user);
  return { user, arrival };
}

/**
 * Signs in by the brand's flow and starts the session in this tab.
 * @returns null where the browser keeps no cookies: the sign-in has not worked
 * @throws ServiceError where the service refuses or cannot answer
 */
export async function signIn(
  logonId: string,
  password: string,
  brand: SignInBrand,
): Promise<SignInResult | null> {
  await pendingNotifications(); // what ends the session before must not end the one that begins
  const asked = Date.now();
  const arrived = await signInFlow(brand.rules.signInFlow)({
    logonId: logonId.trim(),
    password,
    brand: brand.code,
    storeId: brand.storeId,
  });
  const admitted = startSession(arrived, brand, asked);
  if (admitted && brand.rules.signInFlow === 'token') void sendDecodedToken(arrived.token.accessToken);
  return admitted;
}

/** Changes the record of whoever is signed in, in every tab: a password was set, an agency chosen. */
export const updateUser = (changes: Partial<UserRecord>): void => dispatch({ type: 'user-changed', changes });

/** Forgets something whenever nobody is signed in any more: what a view loaded for a member goes with them. */
export const whenSignedOut = (forget: () => void): (() => void) =>
  $session.listen(({ state }) => {
    if (state !== 'signed-in') forget();
  });

/**
 * Ends the session in this tab and all others; one that has begun in another tab since is taken up.
 * @param to where this tab goes; without it the page stays
 */
export function endSession(to?: string): void {
  dispatch({ type: 'session-ended', ...(to === undefined ? {} : { to }) });
  if (to === undefined) void joinRemainingSession();
}

/** Nobody has used the session for too long (spec 000 §4). @param to where every tab goes */
export const expireSession = (to: string): void => dispatch({ type: 'session-expired', to });
