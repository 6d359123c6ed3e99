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

export const monthName = (day: IsoDate, locale = pageLocale()): string =>
  long(locale).format(Date.parse(day));

export const monthAndYear = (day: IsoDate, locale = pageLocale()): string =>
  withYear(locale).format(Date.parse(day));

export const monthLetter = (day: IsoDate, locale = pageLocale()): string =>
  narrow(locale).format(Date.parse(day));
