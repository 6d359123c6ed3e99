import { closedAfter, deserializeHours } from '../../brand/hours/hours.rules.ts';

/** Fills every `[data-hours]` element; empty without JavaScript. */
export function showOpenNow(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', open = '', closed = '' } = element.dataset;
    const after = closedAfter(deserializeHours(hours), new Date());
    element.textContent = after < 0 ? open : (closed.split('|')[after] ?? '');
    // Disables the link of a closed chat (ChatLink.astro).
    element.closest('.chat-offer')?.firstElementChild?.setAttribute('aria-disabled', `${after >= 0}`);
  }
}
