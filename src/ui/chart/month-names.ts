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

export const monthName = (day: IsoDate): string => long(pageLocale()).format(Date.parse(day));

export const monthAndYear = (day: IsoDate): string => withYear(pageLocale()).format(Date.parse(day));

export const monthLetter = (day: IsoDate): string => narrow(pageLocale()).format(Date.parse(day));
