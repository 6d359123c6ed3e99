/** At the first input, loads code that the first screen does not need, so that later actions do not wait for the code. */

const USES = ['pointerdown', 'keydown'] as const;
/** The task runs after this time even without input, because the connection may be lost before the first input. */
const LATEST_MS = 10_000;

/** Runs a task at the first pointer or key press, or after ten seconds. @returns a function that cancels the task */
export function whenUsed(task: () => void): () => void {
  const waiting = new AbortController();
  const stop = (): void => {
    waiting.abort();
    clearTimeout(timer);
  };
  const run = (): void => {
    stop();
    task();
  };
  const timer = setTimeout(run, LATEST_MS);
  for (const use of USES) window.addEventListener(use, run, { capture: true, signal: waiting.signal });
  return stop;
}
