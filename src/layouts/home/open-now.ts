import { closedAfter, deserializeHours } from '../../brand/hours/hours.rules.ts';

/** Fills every `[data-hours]` element with whether customer service or chat is open now. Without JavaScript these elements stay empty. */
export function showOpenNow(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', open = '', closed = '' } = element.dataset;
    const after = closedAfter(deserializeHours(hours), new Date());
    element.textContent = after < 0 ? open : (closed.split('|')[after] ?? '');
    // Disables the chat link while chat is closed (ChatLink.astro).
    element.closest('.chat-offer')?.firstElementChild?.setAttribute('aria-disabled', `${after >= 0}`);
  }
}
