/** While a call is in flight, other callers get its promise, and their arguments are ignored. */
export function shareInFlight<Args extends unknown[], Result>(
  start: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let inFlight: Promise<Result> | undefined;
  return (...args) =>
    (inFlight ??= start(...args).finally(() => {
      inFlight = undefined;
    }));
}

/** @returns a function to call at each start; its result tells whether that start is still the newest */
export function newest(): () => () => boolean {
  let starts = 0;
  return () => {
    const mine = (starts += 1);
    return () => mine === starts;
  };
}
