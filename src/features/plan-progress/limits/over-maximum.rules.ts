/**
 * Finds claims that add up to more than their plan's out-of-pocket maximum. The member cannot owe that much
 * (decisions/claims#over-the-out-of-pocket-maximum). Money is whole cents. Pure.
 */
import type { IsoDate } from '../../../lib/date/date.ts';
import type { ProfileGroup } from '../../../profile/group/selected-group.rules.ts';
import type { ProgressPlan } from '../load-progress.ts';
import type { Accumulation } from '../plan.schema.ts';
import { isOfGroup } from '../progress-queries.rules.ts';

/** An in-network claim, without its denied services. */
export interface OwedInNetwork {
  groupNumber: string;
  /** Line of business, in the same spelling as a plan's `line`. */
  planType: string;
  serviceDate: IsoDate;
  /** What is left to pay, in cents. */
  cents: number;
}

export interface OverMaximum {
  sum: number;
  maximum: number;
}

type Group = Pick<ProfileGroup, 'groupNumber' | 'directPayIndicator'>;

/** The family's maximum, or the sum of the people's maximums; null if the plan states neither. */
function maximumOf(accumulations: readonly Accumulation[]): number | null {
  const limit = accumulations.find(
    ({ kind, network }) => kind === 'out-of-pocket-maximum' && network === 'in-network',
  );
  const family = limit?.family?.threshold ?? 0;
  if (family > 0) return family;
  const people = limit?.individual?.individuals ?? [];
  if (people.length === 0 || people.some(({ threshold }) => threshold <= 0)) return null;
  return people.reduce((sum, { threshold }) => sum + threshold, 0);
}

/**
 * Finds the first plan and benefit period whose claims add up to more than its maximum. @param groups the groups whose
 * plan progress is shown
 */
export function overMaximum(
  owed: readonly OwedInNetwork[],
  plans: readonly Pick<ProgressPlan, 'groupNumber' | 'line' | 'start' | 'end' | 'accumulations'>[],
  groups: readonly Group[],
): OverMaximum | null {
  for (const plan of plans) {
    const maximum = maximumOf(plan.accumulations);
    const group = groups.find((candidate) => isOfGroup(plan.groupNumber, candidate));
    if (maximum === null || !group) continue;
    const sum = owed
      .filter(
        ({ groupNumber, planType, serviceDate }) =>
          groupNumber === group.groupNumber &&
          planType === plan.line &&
          plan.start <= serviceDate &&
          serviceDate <= plan.end,
      )
      .reduce((total, { cents }) => total + cents, 0);
    if (sum > maximum) return { sum, maximum };
  }
  return null;
}
