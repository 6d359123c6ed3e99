/** Who is signed in, and the verbs that change it (spec 000 §4 'Session'). */
import { atom } from 'nanostores';
import { wireHttp } from '../lib/http.ts';
import { sessionStore } from '../lib/storage.ts';
import { stubAddress } from '../lib/stub-mode.ts';
import type { Failure } from '../lib/failure.ts';
import { clearSessionCookies, writeMemberCookies } from './cookies.ts';
import { markSession, SIGNED_IN_EVENT, TOKEN_KEY, USER_KEY } from './session-keys.ts';
import { serviceHosts } from './service-hosts.ts';
import { requestSignIn } from './sign-in.service.ts';
import { forgetSession, tellSignedOut } from './tabs.ts';
import { userRecordOf, type UserRecord } from './user-record.rules.ts';

/** `refused`: the service no longer takes the token; the person is asked to sign in again. */
export type Session =
  { state: 'signed-out' } | { state: 'signed-in'; user: UserRecord } | { state: 'refused' };

export const $session = atom<Session>({ state: 'signed-out' });

/** A critical call that failed, until the person closes its modal (spec 000 §8 'HTTP statuses'). */
export const $criticalFailure = atom<{ failure: Failure; text: string } | null>(null);

const isUserRecord = (value: unknown): value is UserRecord =>
  typeof value === 'object' && value !== null && 'isLoggedIn' in value && value.isLoggedIn === true;

function token(): string | null {
  const value = sessionStore.get(TOKEN_KEY);
  return typeof value === 'string' ? value : null;
}

function clearSession(): void {
  forgetSession();
  clearSessionCookies();
}

/** The service, or our own storage, no longer takes the session: nothing of the member stays, in any tab. */
function refuseSession(): void {
  clearSession();
  tellSignedOut();
  $session.set({ state: 'refused' });
}

wireHttp({
  bearer() {
    const held = token();
    // Storage forgets after 60 minutes, also under a page that is open.
    if (held === null && $session.get().state === 'signed-in') refuseSession();
    return held;
  },
  tokenRefused: refuseSession,
  criticalFailed: (failure, text) => $criticalFailure.set({ failure, text }),
  host: () => window.location.hostname,
  serviceHosts,
  cache: () => sessionStore,
  ...(__STUBS__ ? { stubFor: (call) => stubAddress(call, window.sessionStorage) } : {}),
});

export const dismissCriticalFailure = (): void => $criticalFailure.set(null);

/** Takes up the session that this tab has in storage. */
export function resumeSession(): void {
  const user = sessionStore.get(USER_KEY);
  $session.set(isUserRecord(user) && token() ? { state: 'signed-in', user } : { state: 'signed-out' });
}

/** What signing in needs to know of the brand. */
export interface SignInBrand {
  code: string;
  storeId: number;
}

/**
 * Signs in by the newer flow and starts the session in this tab.
 * @throws ServiceError where the service refuses or cannot answer
 */
export async function signIn(logonId: string, password: string, brand: SignInBrand): Promise<void> {
  const signedIn = await requestSignIn({ logonId: logonId.trim(), password, brand: brand.code });
  const user = userRecordOf(signedIn, brand.storeId);
  sessionStore.set(USER_KEY, user);
  sessionStore.set(TOKEN_KEY, signedIn.token.accessToken);
  writeMemberCookies(brand.code);
  $session.set({ state: 'signed-in', user });
  markSession('in');
  window.dispatchEvent(new Event(SIGNED_IN_EVENT));
}

/** Ends the session in this tab and all others; the service has been told, or could not be. */
export function endSession(): void {
  clearSession();
  tellSignedOut();
  markSession('out');
  $session.set({ state: 'signed-out' });
}
