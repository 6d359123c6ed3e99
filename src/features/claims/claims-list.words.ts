/** How many claims the list has, in words. */
import { showCount } from '../../lib/count.ts';
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

/** What a filter or another period led to, as it is read out: the count, and that the first row opened (spec 001 §2). */
export const resultText = (list: ListCount & { open: readonly string[] }): string =>
  list.open.length > 0 ? `${countText(list)}. ${t('firstOpen')}` : `${countText(list)}.`;
