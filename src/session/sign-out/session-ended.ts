import type { EndedSession } from './notify-services.ts';

const NOTICE_WAIT_MS = 1000; // maximum wait for the chunk that sends the notice

let pending: Promise<unknown> = Promise.resolve();

/** Notifies the services that a session ended. Resolves once the request has started, so that the page may be left. */
export function notifySessionEnded(ended: EndedSession): Promise<unknown> {
  const loaded = import('./notify-services.ts');
  const sent = loaded.then(({ notifyServices }) => notifyServices(ended)).catch(() => {});
  pending = Promise.all([pending, sent]);
  const timeout = new Promise((resolve) => setTimeout(resolve, NOTICE_WAIT_MS));
  return Promise.race([loaded.catch(() => {}), timeout]);
}

/** Resolves when all notifications are done. A new sign-in waits for this, because a delayed response would clear its cookies (decisions/session#services-learn-of-every-end). */
export const pendingNotifications = (): Promise<unknown> => pending;
