/**
 * Describes in sentences the ledger of an accumulator (decisions/plans#the-ledger-of-an-accumulator) and the steps of a
 * planned cost. Pure.
 */
import { showMoney } from '../../lib/text/money.ts';
import { t } from './explain-progress.text.ts';
import type { Ledger } from './ledger.rules.ts';
import type { CareNetwork } from './limits/stated-limits.rules.ts';
import type { CentsRange, Estimate, Step } from './what-if.rules.ts';

/**
 * Says how much of the amount is explained by the ledger's claims. @param showAmount `showMoney`, or a function that
 * counts visits
 */
export function ledgerText(
  { outcome, fromClaims, difference, unknown, unread, mayBeOthers }: Omit<Ledger, 'entries'>,
  showAmount: (cents: number) => string = showMoney,
): string {
  const values = {
    total: showAmount(fromClaims + difference),
    fromClaims: showAmount(fromClaims),
    difference: showAmount(Math.abs(difference)),
  };
  const keys = {
    'adds-up': 'addsUp',
    'over-limit': 'overLimit',
    others: 'others',
    unexplained: difference > 0 ? 'notExplained' : 'countedLess',
  } as const;
  const sentences = [
    t(keys[outcome], values),
    ...(unread > 0 ? [t('unread', { count: unread })] : []),
    ...(unknown > 0 && outcome === 'unexplained' ? [t('unknown', { count: unknown })] : []),
    ...(mayBeOthers && outcome === 'unexplained' ? [t('othersToo')] : []),
  ];
  return sentences.join(' ');
}

/** Formats one amount, such as `$80.00`, or a range, such as `$0.00 to $80.00`. */
export const rangeText = ({ least, most }: CentsRange): string =>
  least === most ? showMoney(most) : t('range', { least: showMoney(least), most: showMoney(most) });

const STEP_TEXT = {
  deductible: 'deductibleStep',
  shared: 'sharedStep',
  plan: 'planStep',
} as const satisfies Record<Step['name'], string>;

/** Returns a sentence for each step, and one more for care out of network. Without an estimate, a single sentence says why. */
export function estimateSentences(estimate: Estimate | null, network: CareNetwork): string[] {
  if (estimate === null) return [t('noFigures')];
  const steps = estimate.steps.map(({ name, cost, member, plan }, at) => {
    const key = name === 'plan' && at > 0 ? 'planStepAfter' : STEP_TEXT[name];
    return t(key, { cost: showMoney(cost), member: rangeText(member), plan: rangeText(plan) });
  });
  return network === 'out-of-network' ? [...steps, t('outOfNetwork')] : steps;
}
