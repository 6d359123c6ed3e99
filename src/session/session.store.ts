/** Who is signed in, and the verbs that change it (spec 000 §4 'Session'). */
import { atom } from 'nanostores';
import { wireHttp } from '../lib/http.ts';
import { sessionStore } from '../lib/storage.ts';
import type { Failure } from '../lib/failure.ts';
import { markActivity } from './timeout/last-activity.ts';
import { arrivalHere, hideMemberTabs } from './redirects/sign-in-redirect.ts';
import { clearSessionCookies, writeSessionCookies } from './storage/session-cookies.ts';
import { keepSession, keptTokens } from './storage/stored-session.ts';
import { isLost, recoverSession } from './browser-tabs/recover-session.ts';
import { allTold } from './sign-out/session-ended.ts';
import type { Arrival, RuleSites } from './redirects/sign-in-redirect.rules.ts';
import type { TabSession } from './session-machine.types.ts';
import { USER_KEY } from './storage/session-keys.ts';
import { isUserRecord } from './user/stored-user.rules.ts';
import { onSession, sessionNow, tell } from './session-machine.ts';
import { signInFlow, takeBack, type Flow } from './sign-in/sign-in-flows.service.ts';
import { joinInstead } from './browser-tabs/share-session.ts';
import { tellHelper } from './tokens/send-decoded-token.ts';
import { renewIfDue, renewToken, tokensFrom } from './tokens/token-refresh.ts';
import { userRecordOf, type Arrived, type UserRecord } from './user/user-record.rules.ts';
import { wireServices } from './services/configure-http.ts';

/** `refused`: the service no longer takes the token; the person is asked to sign in again. */
export type Session =
  { state: 'signed-out' } | { state: 'signed-in'; user: UserRecord } | { state: 'refused' };

export const $session = atom<Session>({ state: 'signed-out' });

/** Critical calls that failed, the oldest first, until their modals are closed (spec 000 §8 'HTTP statuses'). */
export const $criticalFailures = atom<readonly { failure: Failure; text: string }[]>([]);

/** The session as screens see it: whoever is leaving, or may yet join, is nobody to them. */
function shown({ state }: TabSession): Session {
  if (state === 'refused') return { state };
  const user = state === 'signed-in' ? sessionStore.get(USER_KEY) : null;
  return isUserRecord(user) ? { state: 'signed-in', user } : { state: 'signed-out' };
}

onSession((now) => $session.set(shown(now)));

/** The token that calls carry: while somebody leaves, the services are told with the one that was. */
function bearer(): string | null {
  const now = sessionNow();
  if (now.state === 'leaving') return now.access;
  return keptTokens()?.access ?? null;
}

/** Comes before each call: what storage has forgotten is asked for in the other tabs, a token that is about to end renewed. */
const ready = (): Promise<void> | undefined => (isLost() ? recover() : renewIfDue());

/** Storage has forgotten who is signed in here: another tab may know, or it is over (`recover-session.ts`). */
export function recover(): Promise<void> {
  const session = $session.get();
  return recoverSession(session.state === 'signed-in' ? session.user : null);
}

wireServices();
wireHttp({
  bearer,
  ready,
  renewed: renewToken,
  tokenRefused: (access) => tell({ type: 'refused', access }),
  criticalFailed: (failure, text) => $criticalFailures.set([...$criticalFailures.get(), { failure, text }]),
});

/** Closes the modal of one critical failure. */
export const dismissCriticalFailure = (reference: string): void =>
  $criticalFailures.set($criticalFailures.get().filter(({ failure }) => failure.reference !== reference));

/** Takes up the session that this tab has in storage. */
export const resumeSession = (): void => $session.set(shown(sessionNow()));

/** What signing in needs to know of the brand. */
export interface SignInBrand {
  code: string;
  storeId: number;
  rules: { dataDomainToken: number; signInFlow: Flow; sites: RuleSites };
}

/** Who has signed in, and where they go, for `followArrival`. */
export interface Admitted {
  user: UserRecord;
  arrival: Arrival;
}

/**
 * Starts the session of whoever a service has let in. On the way elsewhere nothing starts here: another page of this
 * site takes the session up when it loads; for another site `followArrival` clears it.
 * @param asked when the service was asked, milliseconds since 1970
 * @returns null where the browser keeps no cookies: then no session starts, and the services are told
 */
export function startSession(arrived: Arrived, brand: SignInBrand, asked: number): Admitted | null {
  const user = userRecordOf(arrived, brand.storeId);
  const { dataDomainToken, signInFlow: flow } = brand.rules;
  const cookie = writeSessionCookies({ code: brand.code, dataDomainToken, ...user.type });
  if (cookie === null) {
    void takeBack(arrived.token.accessToken, flow);
    clearSessionCookies();
    return null;
  }
  const arrival = arrivalHere(user, brand.rules.sites);
  markActivity();
  const facts = { flow, simulation: false };
  const session = { user, tokens: tokensFrom(arrived.token, asked), facts, cookie, profile: {} };
  if (arrival.kind === 'stay') tell({ type: 'signed-in', session });
  else keepSession(session);
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
): Promise<Admitted | null> {
  await allTold(); // what ends the session before must not end the one that begins
  const asked = Date.now();
  const arrived = await signInFlow(brand.rules.signInFlow)({
    logonId: logonId.trim(),
    password,
    brand: brand.code,
    storeId: brand.storeId,
  });
  const admitted = startSession(arrived, brand, asked);
  if (admitted && brand.rules.signInFlow === 'token') void tellHelper(arrived.token.accessToken);
  return admitted;
}

/** Changes the record of whoever is signed in, in every tab: a password was set, an agency chosen. */
export const amendUser = (changes: Partial<UserRecord>): void => tell({ type: 'amended', changes });

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
  tell({ type: 'ended', ...(to === undefined ? {} : { to }) });
  if (to === undefined) void joinInstead();
}

/** Nobody has used the session for too long (spec 000 §4). @param to where every tab goes */
export const expireSession = (to: string): void => tell({ type: 'expired', to });
