/** What is told to the services of sessions that are over (`notify-services.ts`): loaded when it is needed, and kept account of. */
import type { EndedSession } from './notify-services.ts';

/** How long a page stays for a request that cannot get on its way, ms. */
const NOTICE_WAIT_MS = 1000;

let pending: Promise<unknown> = Promise.resolve();

/** @returns once the request is on its way, and the page may be left */
export function notifySessionEnded(over: EndedSession): Promise<unknown> {
  const loaded = import('./notify-services.ts');
  const said = loaded.then(({ notifyServices }) => notifyServices(over)).catch(() => {});
  pending = Promise.all([pending, said]);
  const late = new Promise((resolve) => setTimeout(resolve, NOTICE_WAIT_MS));
  return Promise.race([loaded.catch(() => {}), late]);
}

/** Once the services know of every session that has ended on this page: a new one must not be taken for it. */
export const pendingNotifications = (): Promise<unknown> => pending;
