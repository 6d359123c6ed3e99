/** Holds responses until a test releases them, so that a loading state can be tested without a race condition. */

/** The longest time to hold a response, in case a test fails before releasing the response. */
export const HOLD_LIMIT_MS = 20_000;

export interface HeldResponses {
  /**
   * Waits until the response is released, the limit is reached or the caller aborts.
   * @param logonId the only person that the fault affects; null if the fault affects everyone
   */
  wait(logonId: string | null, signal: AbortSignal): Promise<void>;
  /** Releases the held responses of one person or of everyone. @returns how many were released */
  release(logonId?: string): number;
}

export function createHeldResponses(): HeldResponses {
  const waiting = new Map<() => void, string | null>();
  return {
    wait: (logonId, signal) =>
      new Promise((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          waiting.delete(go);
          signal.removeEventListener('abort', go);
          resolve();
        };
        const timer = setTimeout(go, HOLD_LIMIT_MS);
        waiting.set(go, logonId);
        signal.addEventListener('abort', go);
      }),
    release: (logonId) => {
      const held = [...waiting].filter(
        ([, owner]) => logonId === undefined || owner === logonId.toUpperCase(),
      );
      for (const [go] of held) go();
      return held.length;
    },
  };
}
