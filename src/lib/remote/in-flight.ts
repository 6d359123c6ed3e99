/** Wraps a function so that callers share the promise of a call in flight. The arguments of later callers are ignored. */
export function shareInFlight<Args extends unknown[], Result>(
  start: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let inFlight: Promise<Result> | undefined;
  return (...args) =>
    (inFlight ??= start(...args).finally(() => {
      inFlight = undefined;
    }));
}

/** @returns a `start` function. `start()` returns a check, which returns false once a newer task has started. */
export function newest(): () => () => boolean {
  let starts = 0;
  return () => {
    const mine = (starts += 1);
    return () => mine === starts;
  };
}
