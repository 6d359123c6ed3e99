import { showCount } from '../../../lib/text/count.ts';
import { showLongDate } from '../../../lib/date/date.ts';
import { showMoney } from '../../../lib/text/money.ts';
import type { CostPeriod } from './cost-periods.rules.ts';
import type { CostChoice, YearOfCosts } from './year-of-costs.rules.ts';
import { t } from './year-of-costs.text.ts';

const days = ({ from, to }: CostPeriod) => ({ from: showLongDate(from), to: showLongDate(to) });

export function periodName(period: CostPeriod): string {
  const year = period.from.slice(0, 4);
  if (period.kind === 'benefit') return t('period.benefit', days(period));
  return period.isOpen ? t('period.so-far', { year }) : year;
}

/** The beginning of a sentence about the period, for example `In 2026 so far`. */
export function inPeriod(period: CostPeriod): string {
  const year = period.from.slice(0, 4);
  if (period.kind === 'benefit') return t(period.isOpen ? 'in.benefit-so-far' : 'in.benefit', days(period));
  return t(period.isOpen ? 'in.so-far' : 'in.calendar', { year });
}

export const moneyText = (cents: number | null): string => (cents === null ? t('unknown') : showMoney(cents));

/** The sentence for a year without claims, or for a person and kind of care without claims. */
export const emptyText = (period: CostPeriod, { person, kind }: CostChoice): string =>
  t(person === null && kind === null ? 'empty' : 'emptyChoice', { in: inPeriod(period) });

export function summaryText(year: YearOfCosts, period: CostPeriod): string {
  const { total, isComplete } = year;
  const values = {
    in: inPeriod(period),
    count: total.claims,
    shown: showCount(total.claims),
    share: showMoney(total.share),
    planPaid: moneyText(total.planPaid),
  };
  if (!isComplete) return t(total.claims === 0 ? 'summaryUnknown' : 'summaryIncomplete', values);
  if (total.claims === 0) return t('summaryOpen', values);
  return t(total.planPaid === null ? 'summaryPlanUnknown' : 'summary', values);
}

const counted = (
  key: 'inProcess' | 'unclear' | 'skipped' | 'planPaidUnknown' | 'overpaid',
  count: number,
  phone: string,
) => (count === 0 ? [] : [t(key, { count, shown: showCount(count), phone })]);

/** Sentences on what is missing from the figures, the most serious first. */
export function gapsOf(year: YearOfCosts, phone: string): string[] {
  const { leftOut, planPaidUnknown, overpaid, total } = year;
  return [
    ...(leftOut.unlisted ? [t('unlisted', { phone })] : []),
    ...counted('skipped', leftOut.skipped, phone),
    ...counted('unclear', leftOut.unclear, phone),
    ...counted('planPaidUnknown', planPaidUnknown, phone),
    ...counted('overpaid', overpaid, phone),
    ...(total.fromAccounts === null ? [t('accountsUnknown')] : []),
    ...counted('inProcess', leftOut.inProcess, phone),
  ];
}
