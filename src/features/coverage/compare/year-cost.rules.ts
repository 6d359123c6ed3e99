/**
 * What a year costs with a plan, computed from the plan's own numbers: twelve premiums, and the person's share of the
 * care, up to the out-of-pocket maximum (decisions/plans#example-years-of-costs). Pure. Money in whole cents.
 */
import type { PricedPlan } from '../price.rules.ts';
import { costOf, type ExampleCare } from './example-years.ts';

const MONTHS = 12;

export type PlanNumbers = Pick<
  PricedPlan,
  'premium' | 'deductible' | 'outOfPocketMaximum' | 'coinsurance' | 'beforeDeductible'
>;

export type MissingNumber = 'premium' | 'checkup' | 'deductible' | 'coinsurance' | 'outOfPocketMaximum';

export interface YearSum {
  premiums: number;
  care: number;
  /** Whether the person's share reached the out-of-pocket maximum. */
  isCapped: boolean;
  total: number;
}

export type YearCost = { sum: YearSum } | { missing: readonly MissingNumber[] };

/** What a checkup costs before the deductible is met; null if the plan does not state it. */
const checkupPrice = ({ beforeDeductible }: PlanNumbers): number | null =>
  beforeDeductible?.find(({ care }) => care === 'PREVENTIVE')?.copay ?? null;

/** @param percent the person's part of the cost above the deductible */
const shareOf = (cost: number, deductible: number, percent: number): number =>
  Math.min(cost, deductible) + Math.round((Math.max(0, cost - deductible) * percent) / 100);

/**
 * Numbers that the cost depends on but the plan does not state. The deductible and the coinsurance are needed only if
 * the person needs care besides a checkup.
 */
function missingNumbers(plan: PlanNumbers, cost: number): MissingNumber[] {
  const checkup = checkupPrice(plan);
  const needed: [MissingNumber, number | null, boolean][] = [
    ['premium', plan.premium, true],
    ['checkup', checkup, true],
    ['deductible', plan.deductible, cost > 0],
    ['coinsurance', plan.coinsurance, cost > 0],
    ['outOfPocketMaximum', plan.outOfPocketMaximum, cost > 0 || checkup !== 0],
  ];
  return needed.filter(([, value, isNeeded]) => isNeeded && value === null).map(([name]) => name);
}

/** The premiums of a year, in cents. @param premium cents per month */
export const yearOfPremiums = (premium: number): number => premium * MONTHS;

/** What premiums and in-network care cost one person in a year. @param care what the person needs besides a checkup */
export function yearCost(plan: PlanNumbers, care: readonly ExampleCare[]): YearCost {
  const cost = costOf(care);
  const missing = missingNumbers(plan, cost);
  if (missing.length > 0) return { missing };
  const { premium, deductible, coinsurance, outOfPocketMaximum } = plan;
  const uncapped = (checkupPrice(plan) ?? 0) + shareOf(cost, deductible ?? 0, coinsurance ?? 0);
  const most = outOfPocketMaximum ?? Infinity;
  const premiums = yearOfPremiums(premium ?? 0);
  const paid = Math.min(uncapped, most);
  return { sum: { premiums, care: paid, isCapped: uncapped >= most && paid > 0, total: premiums + paid } };
}
