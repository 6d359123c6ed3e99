/** Keeps the session alive at the services while the portal is in use (spec 000 §4, §9; 001 §7). */
import { hasVendorCookie } from '../storage/session-cookies.ts';
import { requestKeepAlive, requestVendorKeepAlive } from './keep-alive.service.ts';
import { saveSession, storedSession } from '../storage/stored-session.ts';

const EVERY_MS = 240_000; // spec 000 §9

/** Ignores failures: they show at the member's next call. */
async function sendKeepAlive(): Promise<void> {
  const calls = [requestKeepAlive(), ...(hasVendorCookie() ? [requestVendorKeepAlive()] : [])];
  await Promise.allSettled(calls);
}

/**
 * Stored values expire after an hour (spec 000 §9): save them again, or the session would end while in use. Values
 * of `session-scoped-values.ts` do not expire.
 */
function extendStoredSession(): void {
  const session = storedSession();
  if (session) saveSession({ ...session, profile: {} }); // the cached profile does expire
}

/** @param isActive whether there is a session in use */
export function startKeepAlive(isActive: () => boolean): void {
  setInterval(() => {
    if (!isActive()) return;
    extendStoredSession();
    void sendKeepAlive();
  }, EVERY_MS);
}
