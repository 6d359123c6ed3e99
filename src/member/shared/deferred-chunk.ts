/** Chunks that load after more important content, such as the first claims (decisions/plans#where-the-progress-panel-is). */
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/page/after-paint.ts';

export type DeferredChunk<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; module: T };

/** The longest wait for more important content, so that a service that hangs does not block the rest (decisions/home#what-loads-after-the-first-claims). */
export const LONGEST_WAIT_MS = 3000;

/** Whether deferred content may load: the more important content is loaded, or takes longer than `LONGEST_WAIT_MS`. @param isThere whether the more important content is loaded */
export function useTurn(isThere: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setOverdue(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isThere || isOverdue;
}

const RETRY_AFTER_MS = 3000;

/** Imports a chunk. If that fails, tries once more, because a connection may be lost for a moment. */
export const importTwice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load();
  });

/**
 * Loads a chunk after the next paint.
 * @param load imports the chunk; must be the same function in every rendering
 * @param isTurn whether the chunk may load now
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
