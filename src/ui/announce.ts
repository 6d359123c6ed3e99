/**
 * The page's polite live region for status messages that no visible text carries in time: the result of a filter, another
 * order, a saved file (WCAG 4.1.3). One region, so that messages replace each other and none is read twice. Plain DOM.
 */

/** Screen readers ignore a region in the moment when it is added, and text that did not change. */
const SETTLE_MS = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function ensureRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.id = 'announcements';
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
  return region;
}

/**
 * Has a text read out after what is being read now. The last of several texts in quick succession wins.
 * @param text in the page's language; '' takes the last one back
 */
export function announce(text: string): void {
  const element = ensureRegion();
  element.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    element.textContent = text;
  }, SETTLE_MS);
}
