import { send } from '../../lib/http/http.ts';
import { hasVendorCookie } from '../storage/session-cookies.ts';
import { keepAlive, vendorKeepAlive } from './keep-alive.schema.ts';
import { saveSession, storedSession } from '../storage/stored-session.ts';

const EVERY_MS = 240_000; // spec 000 §9

async function sendKeepAlive(): Promise<void> {
  const calls = hasVendorCookie() ? [keepAlive, vendorKeepAlive] : [keepAlive];
  await Promise.allSettled(calls.map((call) => send(call, {})));
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
