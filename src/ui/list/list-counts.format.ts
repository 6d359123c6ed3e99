import { showCount } from '../../lib/text/count.ts';
import type { ListPage } from './list-state.rules.ts';
import { t } from './list.text.ts';

/** The number of rows: '8 claims of 40', or '40 claims' if no row is filtered out. */
export function countText<Row>({ total, all, definition }: ListPage<Row>): string {
  const count = definition.words.count(total);
  return total < all ? `${count} ${t('of', { shown: showCount(all) })}` : count;
}

/** The announcement after filtering: the count, and that the first row opened (spec 001 §2). '' if no row is left. */
export function resultText<Row>(page: ListPage<Row>): string {
  if (page.total === 0 && page.all > 0) return '';
  const count = `${countText(page)}.`;
  return page.open.length > 0 ? `${count} ${page.definition.words.firstOpen()}` : count;
}
