/** Responses held until a test releases them, so that a loading state can be tested without a race. */

/** A test that fails before it releases does not block the server. */
export const HOLD_LIMIT_MS = 20_000;

export interface HeldResponses {
  /**
   * Waits until released, the limit, or an abort.
   * @param logonId owner of the fault; null for everyone
   */
  wait(logonId: string | null, signal: AbortSignal): Promise<void>;
  /** Releases a person's responses, or all. @returns how many */
  release(logonId?: string): number;
}

export function createHeldResponses(limitMs: number = HOLD_LIMIT_MS): HeldResponses {
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
        const timer = setTimeout(go, limitMs);
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
