/**
 * Groups a plan's rows by network, each with its path from deductible to out-of-pocket maximum (spec 001 §2;
 * decisions/plans#what-the-panel-shows-first). Pure.
 */
import type { AccumulatorRow } from '../panel-plans.rules.ts';
import type { AccumulationKind, Network } from '../plan.schema.ts';

const STEPS: readonly AccumulationKind[] = ['deductible', 'out-of-pocket-maximum'];

export interface NetworkBlock {
  network: Network;
  /** The deductible, then the out-of-pocket maximum. A plan may lack one or both. */
  steps: AccumulatorRow[];
  /** Other benefits, such as benefit banks and visits. */
  others: AccumulatorRow[];
}

/** Groups rows by network, keeping their order. Amounts of different networks are never added up. */
export function networkBlocks(rows: readonly AccumulatorRow[]): NetworkBlock[] {
  const networks = [...new Set(rows.map(({ network }) => network))];
  return networks.map((network) => {
    const ofNetwork = rows.filter((row) => row.network === network);
    return {
      network,
      steps: STEPS.flatMap((kind) => ofNetwork.filter((row) => row.kind === kind)),
      others: ofNetwork.filter(({ kind }) => !STEPS.includes(kind)),
    };
  });
}

export type StepStanding = 'reached' | 'here' | 'ahead';

/**
 * The plan is `here` at the first limit that not everyone has reached. A first step (usually the deductible)
 * with a separate limit for each person is never `here`, because some people may already have reached their limit.
 * @param isNow whether the plan pays for care received today
 */
export function standingOf(steps: readonly AccumulatorRow[], at: number, isNow: boolean): StepStanding {
  if (steps[at]?.isReachedByAll) return 'reached';
  if (!isNow) return 'ahead';
  const isAtPosition = ({ leading, isReachedByAll }: AccumulatorRow, position: number): boolean =>
    !isReachedByAll && (leading !== null || position > 0);
  return steps.findIndex(isAtPosition) === at ? 'here' : 'ahead';
}
