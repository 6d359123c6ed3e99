/** Code that loads once what matters more is on the page (decision 175). */
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../lib/after-paint.ts';

export type LateChunk<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; module: T };

/**
 * @param load imports the chunk; the same function in every rendering
 * @param isTurn whether what matters more is on the page
 * @returns the chunk, and a function that tries again after a failure
 */
export function useLateChunk<T>(load: () => Promise<T>, isTurn: boolean): [LateChunk<T>, () => void] {
  const [chunk, setChunk] = useState<LateChunk<T>>({ state: 'loading' });
  const isWaiting = isTurn && chunk.state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    afterPaint(() => {
      load().then(
        (module) => startTransition(() => setChunk({ state: 'ready', module })),
        () => setChunk({ state: 'failed' }),
      );
    });
  }, [isWaiting, load]);
  return [chunk, () => setChunk({ state: 'loading' })];
}
