/** Separate from `date.ts`, because the shell of visitor pages loads it. */
import { cachedFormats } from './format-cache.ts';
import { pageLocale } from '../text/i18n.ts';

const longDates = cachedFormats(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Keeps a date on one line. */
export const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0');

/** In sentences: `September 14, 2026`; in Spanish `14 de septiembre de 2026`. */
export const showLongDate = (date: string, locale = pageLocale()): string =>
  unbroken(longDates(locale).format(Date.parse(date)));
