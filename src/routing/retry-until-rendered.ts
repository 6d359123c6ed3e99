const LIMIT_MS = 5000;
/** Events that stop the retries, so that nothing moves while the user is active. */
const INPUT_EVENTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'];

/** Retries an attempt until the view's content has rendered, for at most five seconds or until user input. @returns a function that stops the retries */
export function retryUntilRendered(root: Element, attempt: () => boolean): () => void {
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
  for (const event of INPUT_EVENTS) {
    window.addEventListener(event, stop, { capture: true, passive: true, signal: controller.signal });
  }
  return stop;
}
