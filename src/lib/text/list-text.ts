import { cachedFormats } from '../date/format-cache.ts';
import { pageLocale } from './i18n.ts';

const lists = cachedFormats((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Joins names as in `a, b, and c`, in the page's language. Returns '' for an empty list. */
export const listText = (names: readonly string[]): string => lists(pageLocale()).format(names);
