/** Formats languages and distances in the page's language. */
import { pageLocale } from '../../lib/i18n.ts';

/** `Spanish`, `español`; the code itself if the browser has no name for it. @param code of the languages call */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(pageLocale(), { type: 'language', fallback: 'code' }).of(code) ?? code;

/** `English and Spanish`, in the order given. */
export const languageList = (codes: readonly string[]): string =>
  new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(codes.map(languageName));

/** `4.2`: miles to one decimal. */
export const showMiles = (miles: number): string =>
  new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 1 }).format(miles);
