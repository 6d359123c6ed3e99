/** Notifications to the services about ended sessions; `notify-services.ts` is loaded on demand. */
import type { EndedSession } from './notify-services.ts';

/** How long a page waits for a request that cannot start, ms. */
const NOTICE_WAIT_MS = 1000;

let pending: Promise<unknown> = Promise.resolve();

/** @returns resolves once the request is on its way and the page may be left */
export function notifySessionEnded(ended: EndedSession): Promise<unknown> {
  const loaded = import('./notify-services.ts');
  const sent = loaded.then(({ notifyServices }) => notifyServices(ended)).catch(() => {});
  pending = Promise.all([pending, sent]);
  const timeout = new Promise((resolve) => setTimeout(resolve, NOTICE_WAIT_MS));
  return Promise.race([loaded.catch(() => {}), timeout]);
}

/** Resolves once the services know of every session that ended on this page. A new sign-in waits for it. */
export const pendingNotifications = (): Promise<unknown> => pending;
