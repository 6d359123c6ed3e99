/** Says whether customer service answers at this moment, in the hours' own time zone, or when it opens next. */
import { closedAfter, readHours } from '../brand/hours/hours.rules.ts';

/** Fills every `[data-hours]` element; without script it stays empty and the printed hours stand alone. */
export function showOpenNow(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', open = '', closed = '' } = element.dataset;
    const after = closedAfter(readHours(hours), new Date());
    element.textContent = after < 0 ? open : (closed.split('|')[after] ?? '');
    // Of a chat that is closed, the link (ChatLink.astro).
    element.closest('.chat-offer')?.firstElementChild?.setAttribute('aria-disabled', `${after >= 0}`);
  }
}
