/** Who is signed in, and the verbs that change it (spec 000 §4 'Session'). */
import { atom } from 'nanostores';
import { wireHttp } from '../lib/http.ts';
import { sessionStore } from '../lib/storage.ts';
import type { Failure } from '../lib/failure.ts';
import { forgetActivity, markActivity } from './activity.ts';
import { clearSessionCookies, writeMemberCookies } from './cookies.ts';
import { markSession, SIGNED_IN_EVENT, TOKEN_KEY, USER_KEY } from './session-keys.ts';
import { signInFlow, type Flow } from './sign-in-flows.service.ts';
import { forgetSession, tellSignedOut } from './tabs.ts';
import { userRecordOf, type UserRecord } from './user-record.rules.ts';
import { wireServices } from './wire-services.ts';

/** `refused`: the service no longer takes the token; the person is asked to sign in again. */
export type Session =
  { state: 'signed-out' } | { state: 'signed-in'; user: UserRecord } | { state: 'refused' };

export const $session = atom<Session>({ state: 'signed-out' });

/** Critical calls that failed, the oldest first, until their modals are closed (spec 000 §8 'HTTP statuses'). */
export const $criticalFailures = atom<readonly { failure: Failure; text: string }[]>([]);

const isUserRecord = (value: unknown): value is UserRecord =>
  typeof value === 'object' && value !== null && 'isLoggedIn' in value && value.isLoggedIn === true;

function token(): string | null {
  const value = sessionStore.get(TOKEN_KEY);
  return typeof value === 'string' ? value : null;
}

function clearSession(): void {
  forgetSession();
  forgetActivity();
  clearSessionCookies();
}

/** The service, or our own storage, no longer takes the session: nothing of the member stays, in any tab. */
function refuseSession(): void {
  clearSession();
  tellSignedOut();
  $session.set({ state: 'refused' });
}

wireServices();
wireHttp({
  bearer() {
    const held = token();
    // Storage forgets after 60 minutes, also under a page that is open.
    if (held === null && $session.get().state === 'signed-in') refuseSession();
    return held;
  },
  tokenRefused: refuseSession,
  criticalFailed: (failure, text) => $criticalFailures.set([...$criticalFailures.get(), { failure, text }]),
});

/** Closes the modal of one critical failure. */
export const dismissCriticalFailure = (reference: string): void =>
  $criticalFailures.set($criticalFailures.get().filter(({ failure }) => failure.reference !== reference));

/** Takes up the session that this tab has in storage. */
export function resumeSession(): void {
  const user = sessionStore.get(USER_KEY);
  $session.set(isUserRecord(user) && token() ? { state: 'signed-in', user } : { state: 'signed-out' });
}

/** What signing in needs to know of the brand. */
export interface SignInBrand {
  code: string;
  storeId: number;
  rules: { dataDomainToken: number; signInFlow: Flow };
}

/**
 * Signs in by the brand's flow and starts the session in this tab.
 * @throws ServiceError where the service refuses or cannot answer
 */
export async function signIn(logonId: string, password: string, brand: SignInBrand): Promise<void> {
  const signedIn = await signInFlow(brand.rules.signInFlow)({
    logonId: logonId.trim(),
    password,
    brand: brand.code,
    storeId: brand.storeId,
  });
  const user = userRecordOf(signedIn, brand.storeId);
  sessionStore.set(USER_KEY, user);
  sessionStore.set(TOKEN_KEY, signedIn.token.accessToken);
  writeMemberCookies({ code: brand.code, dataDomainToken: brand.rules.dataDomainToken });
  markActivity();
  $session.set({ state: 'signed-in', user });
  markSession('in');
  window.dispatchEvent(new Event(SIGNED_IN_EVENT));
}

/** Forgets something whenever nobody is signed in any more: what a view loaded for a member goes with them. */
export const whenSignedOut = (forget: () => void): (() => void) =>
  $session.listen(({ state }) => {
    if (state !== 'signed-in') forget();
  });

/**
 * Ends the session in this tab and all others; the service has been told, or could not be.
 * @param to where the other tabs go; left out: where a sign-out leads
 */
function endSessionEverywhere(to?: string): void {
  clearSession();
  tellSignedOut(to);
  markSession('out');
  $session.set({ state: 'signed-out' });
}

/** The session is over for a person who signs out. */
export const endSession = (): void => endSessionEverywhere();

/** Nobody has used the session for too long (spec 000 §4). @param to where every tab goes */
export const expireSession = (to: string): void => endSessionEverywhere(to);
