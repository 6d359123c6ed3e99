/** Keeps the session alive at the services while somebody uses the portal (spec 000 §4, §9; 001 §7). */
import { hasVendorCookie } from './cookies.ts';
import { requestKeepAlive, requestVendorKeepAlive } from './keep-alive.service.ts';

const EVERY_MS = 240_000; // spec 000 §9

/** What goes wrong shows at the next call that a person waits for. */
async function ask(): Promise<void> {
  const calls = [requestKeepAlive(), ...(hasVendorCookie() ? [requestVendorKeepAlive()] : [])];
  await Promise.allSettled(calls);
}

/** Asks from now on, in this tab. @param isActive whether there is a session that is in use */
export function startKeepAlive(isActive: () => boolean): void {
  setInterval(() => {
    if (isActive()) void ask();
  }, EVERY_MS);
}
