/**
 * The page's polite live region for status messages: the result of a filter or sort, a saved file (WCAG 4.1.3). One
 * region, so that messages replace each other and none is read twice. Plain DOM.
 */

/** Screen readers ignore text in a region that was just added, and unchanged text. */
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
 * Announces a text after the current speech. The last of several texts in quick succession wins.
 * @param text in the page's language; '' cancels
 */
export function announce(text: string): void {
  const element = ensureRegion();
  element.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    element.textContent = text;
  }, SETTLE_MS);
}
