import { cachedFormats } from '../date/format-cache.ts';
import { pageLocale } from './i18n.ts';

const counts = cachedFormats((locale) => new Intl.NumberFormat(locale));

/** Formats a count, such as `10,000`. */
export const showCount = (count: number): string => counts(pageLocale()).format(count);
