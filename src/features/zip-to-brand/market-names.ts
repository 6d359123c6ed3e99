/** Lists of states and of the people a brand sells plans to, in the page's language. */
import { cachedFormats } from '../../lib/date/format-cache.ts';
import { pageLocale } from '../../lib/text/i18n.ts';
import type { Market } from './zip-to-brand.schema.ts';
import { t } from './zip-to-brand.text.ts';

const lists = cachedFormats((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

export const listText = (names: readonly string[]): string => lists(pageLocale()).format(names);

/** `people under 65 and people with Medicare`; '' for none. */
export const marketNames = (markets: readonly Market[]): string =>
  listText(markets.map((market) => t(market)));
