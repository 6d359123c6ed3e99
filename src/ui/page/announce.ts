/** The page's only polite live region (WCAG 4.1.3). A new message replaces the previous one, and no message is read twice. */

/** Delay before the text is set: screen readers ignore text in a region that was just added, and text that does not change. */
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

/** Announces a text after the current speech. If called several times quickly, only the last text is announced; '' cancels. */
export function announce(text: string): void {
  const element = ensureRegion();
  element.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    element.textContent = text;
  }, SETTLE_MS);
}
