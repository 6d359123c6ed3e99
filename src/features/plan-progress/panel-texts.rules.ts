/** Titles and empty texts of the panel (spec 001 §§2, 8; decisions/plans#texts-for-empty-progress). Pure. */
import { showCount } from '../../lib/text/count.ts';
import { showMoney, showWholeDollars } from '../../lib/text/money.ts';
import type { Line } from '../../profile/coverage/lines-of-business.ts';
import type { Period } from './load-progress.ts';
import type { PanelPlan } from './panel-plans.rules.ts';
import type { AccumulationKind } from './plan.schema.ts';
import { COUNT_UNIT, type Figures } from './progress-figures.rules.ts';
import { t } from './plan-progress.text.ts';

/** Delay before the tooltip appears (spec 001 §9 'tooltip show delay 400 ms'). */
export const TOOLTIP_DELAY_MS = 400;

/** 'Current Plan Progress', or 'Plan Progress' for previous plans (spec 001 §2). */
export const panelTitle = (period: Period): string => t(period === 'active' ? 'current' : 'previous');

const WITH_DEDUCTIBLE: readonly Line[] = ['medical', 'dental', 'drug'];

/** Whether a future claim may add progress. It won't if the service has responded that the plan has no accumulators. */
const canStillCome = ({ line, isLoaded, accumulations }: EmptyPlan): boolean =>
  WITH_DEDUCTIBLE.includes(line) && (!isLoaded || accumulations.length > 0);

type EmptyPlan = Pick<PanelPlan, 'line' | 'isLoaded' | 'accumulations'>;

/** Whether a future claim may add progress to at least one of the empty plans. */
export const isPromised = (period: Period, plans: readonly EmptyPlan[]): boolean =>
  period === 'active' && plans.some(canStillCome);

/** Picks one of the two texts quoted from spec 001 §8 for empty plans (decisions/plans#texts-for-empty-progress). */
export const emptyText = (period: Period, plans: readonly EmptyPlan[]): string =>
  t(isPromised(period, plans) ? 'untilClaim' : 'noInformation');

const CENTS = 100;

const plainly = (kind: AccumulationKind, amount: number, exact: boolean): string => {
  if (kind === 'visits') return showCount(amount / COUNT_UNIT);
  return exact ? showMoney(amount) : showWholeDollars(amount);
};

/** Whether to show a limit with its cents. Rounded to dollars, it would not match the amount left. */
const isExactLimit = (threshold: number): boolean => threshold % CENTS !== 0;

/**
 * Formats `$1,250.00 of $3,000; $1,750.00 to go`, for example. The achieved amount has 2 decimals, the threshold none (spec
 * 001 §5; decisions/plans#bars-and-amounts). Visits are shown as counts.
 * @param hasEnded whether to omit the amount to go, for example after the period
 */
export function amountText(kind: AccumulationKind, figures: Figures, hasEnded = false): string {
  const { achieved, threshold, left, isReached, occurrences } = figures;
  if (threshold === 0) return t('used', { count: occurrences ?? 0 });
  const values = {
    achieved: plainly(kind, achieved, true),
    threshold: plainly(kind, threshold, isExactLimit(threshold)),
    left: plainly(kind, left, true),
  };
  const isCount = kind === 'visits';
  if (isReached) return t(isCount ? 'visitsReached' : 'reached', values);
  if (hasEnded) return t(isCount ? 'visitsEnded' : 'amountEnded', values);
  return t(isCount ? 'visits' : 'amount', values);
}

/** `$50.00 more is in process.`, for example; '' if nothing is in process. */
export const pendingText = (kind: AccumulationKind, { pending }: Figures): string =>
  pending > 0 ? t('pending', { amount: plainly(kind, pending, true) }) : '';
