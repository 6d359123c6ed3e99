/** The rows of a plan by network, each with its path of limits (spec 001 §2; decisions/plans#what-the-panel-shows-first). Pure. */
import type { AccumulatorRow } from '../panel-plans.rules.ts';
import type { AccumulationKind, Network } from '../plan.schema.ts';

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
 * The member is at the first limit that is not reached. If each person has their own limit, that is so only for some people.
 * @param isNow whether the benefit period is under way
 */
export function standingOf(steps: readonly AccumulatorRow[], at: number, isNow: boolean): StepStanding {
  if (steps[at]?.isReachedByAll) return 'reached';
  if (!isNow) return 'ahead';
  const isAtPosition = ({ leading, isReachedByAll }: AccumulatorRow, position: number): boolean =>
    !isReachedByAll && (leading !== null || position > 0);
  return steps.findIndex(isAtPosition) === at ? 'here' : 'ahead';
}
