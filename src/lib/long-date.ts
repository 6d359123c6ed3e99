/** A calendar date written out. Without luxon, because the shell of a visitor page says one. */
import { pageLocale } from './i18n.ts';

/**
 * `September 14, 2026`; in Spanish `14 de septiembre de 2026`.
 * @param date calendar date, `yyyy-MM-dd`
 */
export const showLongDate = (date: string, locale = pageLocale()): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
