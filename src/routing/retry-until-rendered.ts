const LIMIT_MS = 5000;
/** User input stops the retries, so that nothing moves while the user is active. */
const INPUT_EVENTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'];

/** For content that renders after its view: retries for five seconds or until user input. @returns cancels */
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
