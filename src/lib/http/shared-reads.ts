interface Flight<T> {
  response: Promise<T>;
  controller: AbortController;
  waiting: number;
}

function untilAborted<T>(
  response: Promise<T>,
  signal: AbortSignal | undefined,
  left: () => void,
): Promise<T> {
  if (!signal) return response;
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
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

interface SharedReads<T> {
  /** Joins the request in flight with this key, or starts a request. The request is aborted when all of its callers have aborted. */
  join(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export function sharedReads<T>(): SharedReads<T> {
  const flights = new Map<string, Flight<T>>();
  return {
    join(key, signal, start) {
      let flight = flights.get(key);
      if (!flight) {
        const controller = new AbortController();
        const response = start(controller.signal).finally(() => {
          if (flights.get(key)?.controller === controller) flights.delete(key);
        });
        flight = { response, controller, waiting: 0 };
        flights.set(key, flight);
      }
      const mine = flight;
      mine.waiting += 1;
      const left = (): void => {
        mine.waiting -= 1;
        if (mine.waiting > 0) return;
        if (flights.get(key) === mine) flights.delete(key);
        mine.response.catch(() => {}); // no caller is left that could handle a rejection
        mine.controller.abort();
      };
      return untilAborted(mine.response, signal, left);
    },
  };
}
