/** Names the groups of people that a brand sells plans to, in the page's language. */
import { listText } from '../../lib/text/list-text.ts';
import type { Market } from './zip-to-brand.schema.ts';
import { t } from './zip-to-brand.text.ts';

/** Returns `people under 65 and people with Medicare`, for example; '' for no markets. */
export const marketNames = (markets: readonly Market[]): string =>
  listText(markets.map((market) => t(market)));
