interface Flight<T> {
  answer: Promise<T>;
  controller: AbortController;
  waiting: number;
}

function untilAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined, left: () => void): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      left();
      reject(signal.reason as Error);
    };
    if (signal.aborted) {
      leave();
      return;
    }
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

interface SharedReads<T> {
  /** Joins the request in flight with this key, or starts one. It is aborted when all of its callers have aborted. */
  join(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export function sharedReads<T>(): SharedReads<T> {
  const flights = new Map<string, Flight<T>>();
  return {
    join(key, signal, start) {
      let flight = flights.get(key);
      if (!flight) {
        const controller = new AbortController();
        const answer = start(controller.signal).finally(() => {
          if (flights.get(key)?.controller === controller) flights.delete(key);
        });
        flight = { answer, controller, waiting: 0 };
        flights.set(key, flight);
      }
      const mine = flight;
      mine.waiting += 1;
      const left = (): void => {
        mine.waiting -= 1;
        if (mine.waiting > 0) return;
        if (flights.get(key) === mine) flights.delete(key);
        mine.answer.catch(() => {}); // no caller is left to handle a rejection
        mine.controller.abort();
      };
      return untilAborted(mine.answer, signal, left);
    },
  };
}
