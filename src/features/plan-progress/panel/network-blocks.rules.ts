/** The rows of a plan by network, each with its path of limits (spec 001 §2; decision 175). Pure. */
import type { AccumulatorRow } from '../panel-plans.rules.ts';
import type { AccumulationKind, Network } from '../plan.schema.ts';
import type { Figures } from '../progress-figures.rules.ts';

/** The limits of a path in their order. */
const STEPS: readonly AccumulationKind[] = ['deductible', 'out-of-pocket-maximum'];

export interface NetworkBlock {
  network: Network;
  /** The deductible, then the out-of-pocket maximum; a plan may have one of them or none. */
  steps: AccumulatorRow[];
  /** Benefit banks, visits and others. */
  others: AccumulatorRow[];
}

/** In-network, out-of-network, others, in the order of the rows; networks are never added up. */
export function networkBlocks(rows: readonly AccumulatorRow[]): NetworkBlock[] {
  const networks = [...new Set(rows.map(({ network }) => network))];
  return networks.map((network) => {
    const own = rows.filter((row) => row.network === network);
    return {
      network,
      steps: STEPS.flatMap((kind) => own.filter((row) => row.kind === kind)),
      others: own.filter(({ kind }) => !STEPS.includes(kind)),
    };
  });
}

export type StepStanding = 'reached' | 'here' | 'ahead';

/**
 * The first limit that is not reached is where the member is. A limit of each person is never 'here'.
 * @param isNow whether the benefit period is under way
 */
export function standingOf(steps: readonly AccumulatorRow[], at: number, isNow: boolean): StepStanding {
  if (steps[at]?.leading?.isReached) return 'reached';
  if (!isNow) return 'ahead';
  return steps.findIndex(({ leading }) => leading !== null && !leading.isReached) === at ? 'here' : 'ahead';
}

/** What the next claim of a network costs. Amounts in cents. */
export type NextClaim =
  | { pays: 'full-price'; left: number; hasReachedPerson: boolean }
  | { pays: 'share'; left: number | null; hasDeductible: boolean }
  | { pays: 'nothing' };

/** A limit above 0 that the family or the only person has. */
const limitOf = (steps: readonly AccumulatorRow[], kind: AccumulationKind): Figures | null =>
  steps.find((row) => row.kind === kind && row.leading !== null && row.leading.threshold > 0)?.leading ??
  null;

/** Null if the limits say nothing about everyone on the plan. */
export function nextClaim(steps: readonly AccumulatorRow[]): NextClaim | null {
  const deductible = limitOf(steps, 'deductible');
  const maximum = limitOf(steps, 'out-of-pocket-maximum');
  if (maximum?.isReached) return { pays: 'nothing' };
  if (deductible && !deductible.isReached) {
    const people = steps.find(({ leading }) => leading === deductible)?.people ?? [];
    const hasReachedPerson = people.some(({ figures }) => figures.isReached);
    return { pays: 'full-price', left: deductible.left, hasReachedPerson };
  }
  const isPerPerson = steps.some(({ kind, leading }) => kind === 'deductible' && leading === null);
  if (isPerPerson || (!deductible && !maximum)) return null;
  return { pays: 'share', left: maximum?.left ?? null, hasDeductible: deductible !== null };
}
