/** Whether the progress bar shows (spec 000 §7 'optional loading animation'). */
import { atom } from 'nanostores';

/** Avoids a flicker for faster calls. */
const SHOWN_AFTER_MS = 300;

/** Number of calls with a progress bar that have taken longer than 300 ms. */
export const $slowCalls = atom(0);

/** Counts a call in `$slowCalls` from 300 ms until it ends. */
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
