import { atom } from 'nanostores';
import { dropEarlyResponses } from '../lib/http/early-responses.ts';
import { wireHttp } from '../lib/http/http.ts';
import { sessionStore } from '../lib/storage/storage.ts';
import type { Failure } from '../lib/remote/failure.ts';
import { storedTokens } from './storage/stored-session.ts';
import { isStorageLost, recoverSession } from './browser-tabs/recover-session.ts';
import type { SessionState } from './session-machine.types.ts';
import { USER_KEY } from './storage/session-keys.ts';
import { isUserRecord } from './user/stored-user.rules.ts';
import { onSessionChange, currentSession, dispatch } from './session-machine.ts';
import { joinRemainingSession } from './browser-tabs/share-session.ts';
import { refreshIfDue, refreshToken } from './tokens/refresh-on-demand.ts';
import type { UserRecord } from './user/user-record.rules.ts';
import { configureHttp } from './services/configure-http.ts';
import { isSimulation, sayRefused } from './simulation/is-simulation.ts';

export type Session =
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: UserRecord }
  | { state: 'rejected' };

export const $session = atom<Session>({ state: 'signed-out' });

/** Failures of critical calls whose modals are not closed yet, oldest first (spec 000 §8 'HTTP statuses'). */
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
  session: startedSessions,
  beforeCall,
  refreshToken,
  tokenRejected: (access) => dispatch({ type: 'token-rejected', access }),
  isSimulation,
  refusedInSimulation: sayRefused,
  criticalFailed: (failure, text) => $criticalFailures.set([...$criticalFailures.get(), { failure, text }]),
});

export const dismissCriticalFailure = (reference: string): void =>
  $criticalFailures.set($criticalFailures.get().filter(({ failure }) => failure.reference !== reference));

export const resumeSession = (): void => $session.set(toSession(currentSession()));

export const updateUser = (changes: Partial<UserRecord>): void => dispatch({ type: 'user-changed', changes });

/**
 * Calls `forget` when the session ends. Stores of member data use `memberRemote` or `memberAtom` instead.
 * @returns a function that removes the callback
 */
export const whenSignedOut = (forget: () => void): (() => void) =>
  $session.listen(({ state }) => {
    if (state !== 'signed-in') forget();
  });

/** Number of sessions that have started on this page. It identifies a session better than a user id, because the same member may sign in again. */
let started = 0;
$session.listen(({ state }, before) => {
  if (state === 'signed-in' && before?.state !== state) started += 1;
});

export function startedSessions(): number {
  return started;
}

/**
 * Ends the current session in all tabs.
 * @param to page to open; if omitted, this page stays open, and this tab joins another tab's session if there is one
 */
export function endSession(to?: string): void {
  dispatch({ type: 'session-ended', ...(to === undefined ? {} : { to }) });
  if (to === undefined) void joinRemainingSession();
}

export const expireSession = (to: string): void => dispatch({ type: 'session-expired', to });
