import { atom } from 'nanostores';

const SHOWN_AFTER_MS = 300;

export const $slowCalls = atom(0);

/** Shows the progress bar while a slow call is in flight (spec 000 §7 'optional loading animation'). */
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
