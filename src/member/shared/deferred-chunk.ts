/** Code that loads after the more important content (decisions/plans#where-the-progress-panel-is). */
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/page/after-paint.ts';

export type DeferredChunk<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; module: T };

/** The longest wait for more important content, because a service that hangs must not hold up others (decisions/home#what-loads-after-the-first-claims). */
export const LONGEST_WAIT_MS = 3000;

/** Whether the more important content is on the page, or has taken too long. @param isThere stays false while it loads */
export function useTurn(isThere: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setOverdue(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isThere || isOverdue;
}

/**
 * @param load imports the chunk; the same function in every rendering
 * @param isTurn result of `useTurn`, and for code that not everyone needs, whether it is needed
 * @returns the chunk, and a function that retries after a failure
 */
export function useDeferredChunk<T>(load: () => Promise<T>, isTurn: boolean): [DeferredChunk<T>, () => void] {
  const [chunk, setChunk] = useState<DeferredChunk<T>>({ state: 'loading' });
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
