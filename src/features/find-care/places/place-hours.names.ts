/** Opening hours as text, in the page's language. */
import { daysInWords } from '../../../brand/hours/hours-text.rules.ts';
import { clockInEnglish, weekdayName } from '../../../brand/hours/next-opening.rules.ts';
import { clockInSpanish, zoneInSpanish } from '../../../brand/hours/spanish-hours.rules.ts';
import { zoneName } from '../../../brand/hours/zone-name.ts';
import { cachedFormats } from '../../../lib/date/format-cache.ts';
import { pageLanguage, pageLocale } from '../../../lib/text/i18n.ts';
import { t } from '../find-care.text.ts';
import { isAlwaysOpen, type OpenState } from './place-hours.rules.ts';
import type { PlaceHours } from './place-hours.schema.ts';

/** The weekday names of a locale, Monday first. */
const weekdays = cachedFormats((locale) => [1, 2, 3, 4, 5, 6, 7].map((day) => weekdayName(day, locale)));
/** Days as text. The key contains the language and the days, for example `english 1,2,3`. */
const daysText = cachedFormats((key) => {
  const [language, days = ''] = key.split(' ');
  return daysInWords(days.split(',').map(Number), language === 'spanish' ? 'spanish' : 'english');
});

const NO_BREAK = '\u00A0';

const clock = (time: string): string => {
  if (time === '24:00' || time === '00:00') return t('midnight');
  return (pageLanguage() === 'es' ? clockInSpanish : clockInEnglish)(time).replaceAll(' ', NO_BREAK);
};
const HALF_DAY = 12;
/** A time as part of a sentence, for example `5 PM`, `las 5 p. m.` or `la 1 p. m.` */
const atClock = (time: string): string => {
  const hour = Number(time.slice(0, 2)) % (2 * HALF_DAY);
  return t('clock', { count: hour === 0 ? 1 : hour % HALF_DAY, time: clock(time) });
};
const zone = (timeZone: string): string =>
  pageLanguage() === 'es' ? zoneInSpanish(timeZone) : zoneName(timeZone);

/** For example `closes at 5 PM ET`, `opens Monday at 9 AM CT` or `24 hours a day`. */
export function openText(state: OpenState, timeZone: string): string {
  const inZone = zone(timeZone);
  if (state.isOpen)
    return state.closes === null
      ? t('neverCloses')
      : t('closesAt', { time: atClock(state.closes), zone: inZone });
  const opens = { time: atClock(state.opens), zone: inZone };
  return state.day === null
    ? t('opensAt', opens)
    : t('opensOn', { ...opens, day: weekdays(pageLocale())[state.day - 1] ?? '' });
}

/** A line for each period of the week, for example `Monday - Friday 9 AM - 5 PM`. */
export function weekLines(hours: PlaceHours): string[] {
  if (isAlwaysOpen(hours)) return [t('neverCloses')];
  const language = pageLanguage() === 'es' ? 'spanish' : 'english';
  return hours.periods.map(({ days, opens, closes }) =>
    t('weekLine', {
      days: daysText(`${language} ${days.join()}`),
      opens: clock(opens),
      closes: clock(closes),
    }),
  );
}
