/** Whether the progress bar shows (spec 000 §7 'optional loading animation'). */
import { atom } from 'nanostores';

/** Calls that are quicker show no bar: it would only flicker. */
const SHOWN_AFTER_MS = 300;

/** How many calls that want the bar have been under way for longer than 300 ms. */
export const $slowCalls = atom(0);

/** Counts a call among the slow ones from 300 ms on until it ends. */
export async function withProgress<T>(call: Promise<T>): Promise<T> {
  let counted = 0;
  const timer = setTimeout(() => {
    counted = 1;
    $slowCalls.set($slowCalls.get() + 1);
  }, SHOWN_AFTER_MS);
  try {
    return await call;
  } finally {
    clearTimeout(timer);
    if (counted) $slowCalls.set($slowCalls.get() - 1);
  }
}
