/** How many claims the list has and leaves out, in words. */
import { showCount } from '../../../lib/count.ts';
import { showDate, type IsoDate } from '../../../lib/date.ts';
import type { EdgeClaims } from './claims-edges.rules.ts';
import { t } from './claims-list.text.ts';

interface ListCount {
  /** Claims that the filters leave. */
  total: number;
  /** Claims of the period, filtered or not. */
  all: number;
}

/** '8 claims of 40'; without filters '40 claims'. */
export function countText({ total, all }: ListCount): string {
  const count = t('count', { count: total, shown: showCount(total) });
  return total < all ? `${count} ${t('of', { shown: showCount(all) })}` : count;
}

/** '2 claims on Nov 5 and Nov 12 are not included.' */
export function edgeText({ count, days: [first = '', last] }: EdgeClaims, today: IsoDate): string {
  const shown = { count, shown: showCount(count) };
  if (last === undefined) return t('edge', { ...shown, day: showDate(first, today) });
  return t('edgeTwoDays', { ...shown, from: showDate(first, today), to: showDate(last, today) });
}

/** What a filter or another period led to, as it is read out: the count, and that the first row opened (spec 001 §2). */
export const resultText = (list: ListCount & { open: readonly string[] }): string =>
  list.open.length > 0 ? `${countText(list)}. ${t('firstOpen')}` : `${countText(list)}.`;
