import type { EndedSession } from './notify-services.ts';

const NOTICE_WAIT_MS = 1000; // for a request that cannot start

let pending: Promise<unknown> = Promise.resolve();

/** Resolves once the request is on its way and the page may be left. */
export function notifySessionEnded(ended: EndedSession): Promise<unknown> {
  const loaded = import('./notify-services.ts');
  const sent = loaded.then(({ notifyServices }) => notifyServices(ended)).catch(() => {});
  pending = Promise.all([pending, sent]);
  const timeout = new Promise((resolve) => setTimeout(resolve, NOTICE_WAIT_MS));
  return Promise.race([loaded.catch(() => {}), timeout]);
}

/** A new sign-in waits for this, because a delayed response must not clear the new session's cookies (decisions/session#services-learn-of-every-end). */
export const pendingNotifications = (): Promise<unknown> => pending;
