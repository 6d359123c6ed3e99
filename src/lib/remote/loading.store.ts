import { atom } from 'nanostores';

const SHOWN_AFTER_MS = 300;

export const $slowCalls = atom(0);

/** Counts a slow call for the progress bar (spec 000 §7 'optional loading animation'). */
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
