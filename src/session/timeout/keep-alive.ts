import { hasVendorCookie } from '../storage/session-cookies.ts';
import { requestKeepAlive, requestVendorKeepAlive } from './keep-alive.service.ts';
import { saveSession, storedSession } from '../storage/stored-session.ts';

const EVERY_MS = 240_000; // spec 000 §9

async function sendKeepAlive(): Promise<void> {
  const calls = [requestKeepAlive(), ...(hasVendorCookie() ? [requestVendorKeepAlive()] : [])];
  await Promise.allSettled(calls);
}

/** Stored values expire after an hour (spec 000 §9), even while the session is in use. */
function extendStoredSession(): void {
  const session = storedSession();
  if (session) saveSession({ ...session, profile: {} }); // the cached profile does expire
}

export function startKeepAlive(isActive: () => boolean): void {
  setInterval(() => {
    if (!isActive()) return;
    extendStoredSession();
    void sendKeepAlive();
  }, EVERY_MS);
}
