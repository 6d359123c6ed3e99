/** Numbers of things as people write them. */
import { pageLocale } from './i18n.ts';

/** `10,000`. */
export const showCount = (count: number, locale = pageLocale()): string =>
  new Intl.NumberFormat(locale).format(count);
