/** The page's only polite live region (WCAG 4.1.3): messages replace each other and none is read twice. */

/** Screen readers ignore text in a region that was just added, and unchanged text. */
const SETTLE_MS = 100;

let timer: ReturnType<typeof setTimeout> | undefined;

function ensureRegion(): HTMLElement {
  const present = document.querySelector<HTMLElement>('#announcements');
  if (present) return present;
  const region = document.createElement('div');
  region.id = 'announcements';
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
  return region;
}

/** Announces a text after the current speech. The last of several in quick succession wins; '' cancels. */
export function announce(text: string): void {
  const element = ensureRegion();
  element.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    element.textContent = text;
  }, SETTLE_MS);
}
