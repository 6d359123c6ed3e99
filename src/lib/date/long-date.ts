/** Formats long dates. This file is separate from `date.ts`, so that visitor pages load less code. */
import { cachedFormats } from './format-cache.ts';
import { pageLocale } from '../text/i18n.ts';

const longDates = cachedFormats(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Replaces spaces with non-breaking spaces, so that a date stays on one line. */
export const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0');

/** Formats a date for sentences: `September 14, 2026`, or in Spanish `14 de septiembre de 2026`. */
export const showLongDate = (date: string, locale = pageLocale()): string =>
  unbroken(longDates(locale).format(Date.parse(date)));
