/** Wraps a function so that it runs on the first call only. Later calls return the first result. */
export function once<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  let first: { result: Result } | undefined;
  return (...args) => (first ??= { result: run(...args) }).result;
}
