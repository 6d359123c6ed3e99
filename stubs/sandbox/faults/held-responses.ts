/** Answers that wait until a test lets them go: a loading state held still, without a race against a clock. */

/** Nobody waits for ever: a test that fails before it lets go does not block the server. */
export const HOLD_LIMIT_MS = 20_000;

export interface HeldResponses {
  /**
   * Waits until released, until the limit, or until the caller goes away.
   * @param logonId whose fault it is; null for a fault of everybody
   */
  wait(logonId: string | null, signal: AbortSignal): Promise<void>;
  /** Lets a person's answers go, or all; says how many. */
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
