/** Limits how many service calls run at once. Further calls wait their turn (decisions/services#limits-of-time-and-memory). */

export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface CallLimit {
  /**
   * Runs the task as soon as the limit allows, in the order of the calls.
   * @throws QueueFullError immediately if too many calls wait; the signal's reason if the signal is aborted before the
   * task starts
   */
  run<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T>;
}

/**
 * @param most maximum number of calls at once
 * @param mostWaiting maximum number of waiting calls; more calls are rejected
 */
export function createCallLimit(most: number, mostWaiting: number): CallLimit {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(start);
        reject(signal.reason as Error);
      };
      const start = (): void => {
        waiting.delete(start);
        signal.removeEventListener('abort', giveUp);
        running += 1;
        resolve();
      };
      if (signal.aborted) giveUp();
      else if (running < most) start();
      else if (waiting.size >= mostWaiting) reject(new QueueFullError('too many calls are waiting'));
      else {
        waiting.add(start);
        signal.addEventListener('abort', giveUp, { once: true });
      }
    });

  return {
    async run(signal, task) {
      await turn(signal);
      try {
        return await task();
      } finally {
        running -= 1;
        const [next] = waiting;
        next?.();
      }
    },
  };
}
