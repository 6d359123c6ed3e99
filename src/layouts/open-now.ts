/** Says whether customer service answers at this moment, in the hours' own time zone. */
import { openAt, type OpenHours } from '../brand/hours.rules.ts';

/** Fills every `[data-hours]` element; without script it stays empty and the printed hours stand alone. */
export function showOpenNow(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const [days = '', opens = '', closes = '', timeZone = ''] = (element.dataset['hours'] ?? '').split('|');
    const hours: OpenHours = { days: days.split(',').map(Number), opens, closes, timeZone };
    const open = openAt(hours, new Date());
    element.textContent = (open ? element.dataset['open'] : element.dataset['closed']) ?? '';
    // Of a chat that is closed, the link (ChatLink.astro).
    element.closest('.chat-offer')?.firstElementChild?.setAttribute('aria-disabled', `${!open}`);
  }
}
