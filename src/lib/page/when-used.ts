/** For code that the first screen does not need. It loads once the page is used, so that a later press does not wait. */

const USES = ['pointerdown', 'keydown'] as const;
/** Loads after this time even without input, in case a person only reads and then loses the connection. */
const LATEST_MS = 10_000;

/** Runs a task at the first press or key, or after ten seconds. @returns stop function */
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
