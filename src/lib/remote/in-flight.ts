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

/** Call the result at each start; what that returns says whether it is still the newest start. */
export function newest(): () => () => boolean {
  let starts = 0;
  return () => {
    const mine = (starts += 1);
    return () => mine === starts;
  };
}
