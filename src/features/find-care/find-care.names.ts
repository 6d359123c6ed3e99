/** Formats languages and distances in the page's language. Formatters are cached: a page has up to 100 places. */
import { cachedFormats } from '../../lib/date/format-cache.ts';
import { pageLocale } from '../../lib/text/i18n.ts';

const names = cachedFormats(
  (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }),
);
const lists = cachedFormats((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const miles = cachedFormats((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** `Spanish`, `español`; the code itself if the browser has no name for it. @param code of the languages call */
export const languageName = (code: string): string => names(pageLocale()).of(code) ?? code;

/** `English and Spanish`, in the order given. */
export const languageList = (codes: readonly string[]): string =>
  lists(pageLocale()).format(codes.map(languageName));

/** `4.2`: miles to one decimal. */
export const showMiles = (distance: number): string => miles(pageLocale()).format(distance);
