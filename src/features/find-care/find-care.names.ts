/** Caches formatters, because a page lists up to 100 places. */
import { cachedFormats } from '../../lib/date/format-cache.ts';
import { pageLocale } from '../../lib/text/i18n.ts';
import { listText } from '../../lib/text/list-text.ts';

const names = cachedFormats(
  (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }),
);
const miles = cachedFormats((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** For example `Spanish` or `español`; the code itself if the browser has no name for it. */
export const languageName = (code: string): string => names(pageLocale()).of(code) ?? code;

/** For example `English and Spanish`, in the given order. */
export const languageList = (codes: readonly string[]): string => listText(codes.map(languageName));

/** Miles to one decimal, for example `4.2`. */
export const showMiles = (distance: number): string => miles(pageLocale()).format(distance);
