import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { showMoney } from '../../../lib/text/money.ts';
import type { ActionItem } from './action-items.rules.ts';
import { t } from './action-items.text.ts';

/** @param today in the brand's time zone */
export function itemText(item: ActionItem, today: IsoDate): string {
  if (item.kind === 'coverage') return item.line;
  if (item.kind === 'payment') return t('payment', { amount: showMoney(item.amount) });
  if (item.kind === 'terms') return t('terms');
  const { claim, daysLeft } = item;
  const date = showDate(claim.serviceDate, today);
  if (daysLeft === null) return t('appealUndated', { date });
  return t(daysLeft === 0 ? 'appealToday' : 'appeal', { date, count: daysLeft });
}
