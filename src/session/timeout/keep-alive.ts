/** Keeps the session alive at the services while somebody uses the portal (spec 000 §4, §9; 001 §7). */
import { hasVendorCookie } from '../storage/session-cookies.ts';
import { requestKeepAlive, requestVendorKeepAlive } from './keep-alive.service.ts';
import { saveSession, storedSession } from '../storage/stored-session.ts';

const EVERY_MS = 240_000; // spec 000 §9

/** What goes wrong shows at the next call that a person waits for. */
async function sendKeepAlive(): Promise<void> {
  const calls = [requestKeepAlive(), ...(hasVendorCookie() ? [requestVendorKeepAlive()] : [])];
  await Promise.allSettled(calls);
}

/**
 * Storage forgets after an hour (spec 000 §9), counted from when the session was last in use: otherwise the session would
 * end under a busy member. What `session-scoped-values.ts` keeps has no expiry.
 */
function extendStoredSession(): void {
  const session = storedSession();
  if (session) saveSession({ ...session, profile: {} }); // the profile is asked for anew after its hour
}

/** Asks from now on, in this tab. @param isActive whether there is a session that is in use */
export function startKeepAlive(isActive: () => boolean): void {
  setInterval(() => {
    if (!isActive()) return;
    extendStoredSession();
    void sendKeepAlive();
  }, EVERY_MS);
}
