/**
 * Estimates a planned cost from the plan's stated limits, in whole cents
 * (decisions/plans#the-estimate-of-a-planned-cost). Pure.
 */
import { toCents } from '../../lib/text/money.ts';
import type { StatedLimits } from './limits/stated-limits.rules.ts';

/** A range in cents. Both ends are equal for an exact amount. */
export interface CentsRange {
  least: number;
  most: number;
}

/** `deductible`: the member pays everything. `shared`: member and plan pay. `plan`: the plan pays everything. */
export interface Step {
  name: 'deductible' | 'shared' | 'plan';
  cost: number;
  member: CentsRange;
  plan: CentsRange;
}

export interface Estimate {
  /** In order, without empty steps. The steps' costs add up to the whole cost. */
  steps: Step[];
  member: CentsRange;
  plan: CentsRange;
  /** Whether this cost reaches the out-of-pocket maximum; `maybe` if only the upper end of the member's range does. */
  reachesMaximum: 'yes' | 'maybe' | 'no';
}

const exactly = (cents: number): CentsRange => ({ least: cents, most: cents });

const sum = (ranges: readonly CentsRange[]): CentsRange => ({
  least: ranges.reduce((total, { least }) => total + least, 0),
  most: ranges.reduce((total, { most }) => total + most, 0),
});

const HUNDRED_PERCENT = 100;

const memberPart = (cost: number, share: number, room: number): number =>
  Math.min(Math.round((cost * share) / HUNDRED_PERCENT), room);

const sharedCost = (cost: number, share: number, room: number): number =>
  Math.round((cost * share) / HUNDRED_PERCENT) <= room
    ? cost
    : Math.min(cost, Math.floor((room * HUNDRED_PERCENT) / share));

/**
 * @param room what the member can still pay before reaching the out-of-pocket maximum
 * @param isExact whether the deductible is known; if not, the member's part is a range
 */
function stepsAfterDeductible(rest: number, share: number | null, room: number, isExact: boolean): Step[] {
  const isKnown = isExact && share !== null;
  const shared = room === 0 ? 0 : isKnown ? sharedCost(rest, share, room) : rest;
  const least = memberPart(rest, share ?? 0, room);
  const member = isKnown ? exactly(least) : { least, most: Math.min(shared, room) };
  return [
    {
      name: 'shared',
      cost: shared,
      member,
      plan: { least: shared - member.most, most: shared - member.least },
    },
    { name: 'plan', cost: rest - shared, member: exactly(0), plan: exactly(rest - shared) },
  ];
}

/**
 * Estimates step by step who pays a cost. Null if the plan states neither a deductible nor an out-of-pocket maximum for
 * the network; a range if the deductible or the share is unknown.
 * @param cost cents, 0 or more: the plan's price for the care
 * @param share percentage of the price that the member pays after the deductible, 0 to 100; null if unknown
 */
export function estimate(
  cost: number,
  { deductibleLeft, maximumLeft }: StatedLimits,
  share: number | null,
): Estimate | null {
  if (deductibleLeft === null && maximumLeft === null) return null;
  const maximum = maximumLeft ?? Infinity;
  const deductible = Math.min(deductibleLeft ?? 0, maximum);
  const ofDeductible = Math.min(cost, deductible);
  const steps = [
    { name: 'deductible' as const, cost: ofDeductible, member: exactly(ofDeductible), plan: exactly(0) },
    ...stepsAfterDeductible(cost - ofDeductible, share, maximum - ofDeductible, deductibleLeft !== null),
  ].filter((step) => step.cost > 0);
  const member = sum(steps.map((step) => step.member));
  const reaches = (paid: number): boolean => maximumLeft !== null && maximumLeft > 0 && paid >= maximumLeft;
  return {
    steps,
    member,
    plan: sum(steps.map((step) => step.plan)),
    reachesMaximum: reaches(member.least) ? 'yes' : reaches(member.most) ? 'maybe' : 'no',
  };
}

const HIGHEST_COST = 100_000_000; // $1,000,000; not in the spec

/** Converts `1,200` or `$1200.50` to cents. Null unless the cost is above 0 and at most a million dollars. */
export function plannedCost(typed: string): number | null {
  const text = typed.trim();
  const cents = /^\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text) ? toCents(text) : null;
  return cents !== null && cents > 0 && cents <= HIGHEST_COST ? cents : null;
}
