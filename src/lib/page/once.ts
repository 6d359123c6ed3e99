/** A function that runs only at its first call; later calls get that result. */
export function once<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  let first: { result: Result } | undefined;
  return (...args) => (first ??= { result: run(...args) }).result;
}
