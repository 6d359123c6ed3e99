/** Messages that say when customer service or chat opens next. */
import type { OpenHours } from '../../brand/hours/hours.rules.ts';
import { clockInEnglish, openingDays, weekdayName } from '../../brand/hours/next-opening.rules.ts';
import { clockInSpanish, zoneInSpanish } from '../../brand/hours/spanish-hours.rules.ts';
import { zoneName } from '../../brand/hours/zone-name.ts';
import { pageLanguage, pageLocale } from '../../lib/text/i18n.ts';
import { t } from './layout.text.ts';

const NO_BREAK = '\u00A0';

/** Value of the `data-closed` attribute, which `open-now.ts` reads: seven messages, indexed by the result of `closedAfter`. */
export function closedMessages(hours: OpenHours): string {
  const spanish = pageLanguage() === 'es';
  const time = (spanish ? clockInSpanish : clockInEnglish)(hours.opens).replaceAll(' ', NO_BREAK);
  const zone = (spanish ? zoneInSpanish : zoneName)(hours.timeZone);
  return openingDays(hours)
    .map((day) =>
      day === null ? t('closedNow') : t('closedUntil', { day: weekdayName(day, pageLocale()), time, zone }),
    )
    .join('|');
}

/** The longest message, used to reserve space (visitor.css). */
export const longestMessage = (messages: string): string =>
  messages.split('|').reduce((longest, message) => (message.length > longest.length ? message : longest), '');
