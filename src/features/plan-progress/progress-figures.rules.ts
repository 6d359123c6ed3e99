/**
 * Calculates the figures of accumulators (spec 001 §5; decisions/plans#which-accumulators-show). Money is whole cents;
 * visits are counts times 100. Pure.
 */
import type { Accumulation, AccumulationKind, Network } from './plan.schema.ts';

/** The amount in `Amounts` that stands for one visit, because plan.schema.ts multiplies visits by 100. */
export const COUNT_UNIT = 100;

export interface Amounts {
  achieved: number;
  threshold: number;
  /** Amount in process; null if unknown. */
  pending: number | null;
  asOf: string | null;
  /** Number of uses; null if the benefit is not counted. */
  occurrences: number | null;
}

interface Accumulator {
  kind: AccumulationKind;
  network: Network;
}

/**
 * The kinds that spec 001 §5 calls deductible-like. The spec does not list them
 * (decisions/plans#which-accumulators-show).
 */
const DEDUCTIBLE_LIKE: readonly AccumulationKind[] = ['deductible', 'out-of-pocket-maximum'];
const IN_NETWORK_STYLE: readonly Network[] = ['in-network'];
const COUNTED: readonly AccumulationKind[] = ['visits'];

/**
 * Whether an accumulator is shown (spec 001 §5). With a threshold above 0, it is shown if it has an achieved amount, or
 * is an in-network deductible or out-of-pocket maximum. A counted benefit is also shown if it was used.
 */
export function isShown(
  { kind, network }: Accumulator,
  { achieved, threshold, occurrences }: Pick<Amounts, 'achieved' | 'threshold' | 'occurrences'>,
): boolean {
  const isDeductible = DEDUCTIBLE_LIKE.includes(kind) && IN_NETWORK_STYLE.includes(network);
  if (threshold > 0 && (isDeductible || achieved > 0)) return true;
  return COUNTED.includes(kind) && (occurrences ?? 0) > 0;
}

/** The achieved amount, limited to the threshold (spec 001 §5) and to at least 0. */
const cappedAchieved = ({ achieved, threshold }: Pick<Amounts, 'achieved' | 'threshold'>): number =>
  Math.max(0, Math.min(achieved, threshold));

/** Achieved/threshold*100, rounded and limited to 0 to 100 (spec 001 §5); 0 without a threshold. */
export const percentageOf = (amounts: Pick<Amounts, 'achieved' | 'threshold'>): number =>
  amounts.threshold > 0 ? Math.round((cappedAchieved(amounts) / amounts.threshold) * 100) : 0;

/** Percentages from `from` up to `minimum` are drawn as `minimum`, so that small amounts stay visible. */
export interface BarMinimum {
  from: 0 | 1;
  minimum: 3 | 4;
}

const RISES_FROM_0: BarMinimum = { from: 0, minimum: 4 };
const RISES_FROM_1: BarMinimum = { from: 1, minimum: 3 };

export type Slot = 'summary' | 'health-plans' | 'claims';
/** `leading`: an accumulator's main bar. `member`: a bar in the details of a family. */
export type Bar = 'leading' | 'member';

/**
 * Minimum bar widths. Spec 001 §5 gives two minimums, 3 and 4: 'both readings hold: 3 in the panel notes, 4 in the
 * summary, health-plans and claims-area notes'.
 */
export const BAR_MINIMUMS = {
  summary: { leading: RISES_FROM_0, member: RISES_FROM_1 },
  'health-plans': { leading: RISES_FROM_0, member: RISES_FROM_1 },
  claims: { leading: RISES_FROM_0, member: RISES_FROM_1 },
} as const satisfies Record<Slot, Record<Bar, BarMinimum>>;

/** The width of a bar, 0 to 100. Only for drawing; texts use the amounts. */
export const shownPercentage = (percentage: number, { from, minimum }: BarMinimum): number =>
  percentage >= from && percentage < minimum ? minimum : Math.min(100, Math.max(0, percentage));

/** What a bar and its text show. Money is in cents. */
export interface Figures {
  achieved: number;
  /** Limited to the threshold minus the achieved amount. */
  pending: number;
  threshold: number;
  /** What is left to pay. Pending claims are not subtracted. */
  left: number;
  percentage: number;
  isReached: boolean;
  asOf: string | null;
  occurrences: number | null;
}

export function figuresOf(amounts: Amounts): Figures {
  const threshold = Math.max(0, amounts.threshold);
  const achieved = cappedAchieved(amounts);
  const left = threshold - achieved;
  return {
    achieved,
    pending: Math.min(left, Math.max(0, amounts.pending ?? 0)),
    threshold,
    left,
    percentage: percentageOf(amounts),
    // Compares cents, because 99.6 % would round to 100.
    isReached: threshold > 0 && left === 0,
    asOf: amounts.asOf,
    occurrences: amounts.occurrences,
  };
}

/** Width of a bar's pending part, drawn after the achieved part. Both parts together are at most 100. */
export function pendingPercentage({ pending, threshold }: Figures, shown: number): number {
  if (pending === 0 || threshold === 0) return 0;
  return Math.min(100 - shown, Math.max(1, Math.round((pending / threshold) * 100)));
}

const capped = <A extends Amounts>(amounts: A): A => ({ ...amounts, achieved: cappedAchieved(amounts) });

/** In a benefit bank (BKP), limits each achieved amount, a person's or the family's, to its own threshold (spec 001 §5). */
export function capBenefitBank(accumulation: Accumulation): Accumulation {
  if (accumulation.kind !== 'benefit-bank') return accumulation;
  const { family, individual } = accumulation;
  return {
    ...accumulation,
    family: family && capped(family),
    individual: individual && { ...individual, individuals: individual.individuals.map(capped) },
  };
}
