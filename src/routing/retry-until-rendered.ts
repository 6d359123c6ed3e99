/** Waits for a view to be as it was: what it shows may come from a service after the view itself. */

const LIMIT_MS = 5000;
/** Whoever does one of these has moved on: nothing is moved under them any more. */
const ACTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'];

/**
 * Tries until it succeeds, each time the view changes, for at most five seconds or until the person acts.
 * @param attempt does it, and says whether it is done
 * @returns gives up
 */
export function settle(root: Element, attempt: () => boolean): () => void {
  if (attempt()) return () => {};
  const controller = new AbortController();
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(stop, LIMIT_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    controller.abort();
  }
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  for (const act of ACTS) {
    window.addEventListener(act, stop, { capture: true, passive: true, signal: controller.signal });
  }
  return stop;
}
