/** The sentences of the strip 'Needs your attention'. */
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { showMoney } from '../../../lib/text/money.ts';
import type { Need } from './needs-you.rules.ts';
import { t } from './needs-you.text.ts';

/** @param today in the brand's zone */
export function lineOfNeed(need: Need, today: IsoDate): string {
  if (need.kind === 'coverage') return need.line;
  if (need.kind === 'payment') return t('payment', { amount: showMoney(need.amount) });
  if (need.kind === 'terms') return t('terms');
  const { claim, daysLeft } = need;
  const date = showDate(claim.serviceDate, today);
  if (daysLeft === null) return t('appealUndated', { date });
  return t(daysLeft === 0 ? 'appealToday' : 'appeal', { date, count: daysLeft });
}
