import { showMoney } from '../../lib/text/money.ts';
import type { SoldPlan } from './plans.schema.ts';

export const inDollars = (cents: number): string => showMoney(cents).replace(/\D00$/, '');

interface Limit {
  limit: 'deductible' | 'most' | 'planMost';
  /** The limit; null if the plan does not state it. */
  cents: number | null;
}

/** The yearly limits of a plan. A dental plan limits what the plan pays instead of what the member pays. */
export const limitsOf = ({ deductible, outOfPocketMaximum, planPaysAtMost }: SoldPlan): Limit[] => [
  { limit: 'deductible', cents: deductible },
  planPaysAtMost === null
    ? { limit: 'most', cents: outOfPocketMaximum }
    : { limit: 'planMost', cents: planPaysAtMost },
];
