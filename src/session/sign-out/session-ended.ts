/** What is told to the services of sessions that are over (`notify-services.ts`): loaded when it is needed, and kept account of. */
import type { Over } from './notify-services.ts';

/** How long a page stays for a request that cannot get on its way, ms. */
const LEAVES_WITHIN_MS = 1000;

let told: Promise<unknown> = Promise.resolve();

/** @returns once the request is on its way, and the page may be left */
export function sayOver(over: Over): Promise<unknown> {
  const loaded = import('./notify-services.ts');
  const said = loaded.then(({ farewell }) => farewell(over)).catch(() => {});
  told = Promise.all([told, said]);
  const late = new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  return Promise.race([loaded.catch(() => {}), late]);
}

/** Once the services know of every session that has ended on this page: a new one must not be taken for it. */
export const allTold = (): Promise<unknown> => told;
