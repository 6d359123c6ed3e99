import { cachedFormats } from '../../lib/date/format-cache.ts';
import type { IsoDate } from '../../lib/date/date.ts';
import { pageLocale } from '../../lib/text/i18n.ts';

const long = cachedFormats((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const withYear = cachedFormats(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const narrow = cachedFormats(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' }),
);

/** The name of a day's month, such as `November`. */
export const monthName = (day: IsoDate, locale = pageLocale()): string =>
  long(locale).format(Date.parse(day));

/** The name of a day's month with its year, such as `November 2026`. */
export const monthAndYear = (day: IsoDate, locale = pageLocale()): string =>
  withYear(locale).format(Date.parse(day));

/** The first letter of a month's name, such as `N`. */
export const monthLetter = (day: IsoDate, locale = pageLocale()): string =>
  narrow(locale).format(Date.parse(day));
