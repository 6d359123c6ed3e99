/** What a planned cost would mean under the plan's stated figures (decision 167): an estimate, in whole cents. Pure. */
import { toCents } from '../../lib/money.ts';
import { figuresOf, type Amounts } from './progress-figures.rules.ts';
import type { Accumulation, AccumulationKind, Network } from './plan.schema.ts';

export type CareNetwork = Exclude<Network, 'other'>;

/** What is left of the plan's limits for one person, the family's counted too; null if the plan states none. */
export interface StatedLimits {
  deductibleLeft: number | null;
  maximumLeft: number | null;
}

interface PersonKey {
  pin: string;
  uniqueName: string;
}

const leftOf = (amounts: Amounts): number | null => (amounts.threshold > 0 ? figuresOf(amounts).left : null);

function leftOfLimit(accumulation: Accumulation | undefined, person: PersonKey): number | null {
  const own = accumulation?.individual?.individuals.find(({ pin, uniqueName }) =>
    person.pin === '' ? uniqueName === person.uniqueName : pin === person.pin,
  );
  const limits = [own, accumulation?.family].flatMap((one) => (one ? (leftOf(one) ?? []) : []));
  return limits.length === 0 ? null : Math.min(...limits);
}

/** The limit of the person or the family, whichever is reached first. In-network and out-of-network are never mixed. */
export function statedLimits(
  accumulations: readonly Accumulation[],
  network: CareNetwork,
  person: PersonKey,
): StatedLimits {
  const left = (kind: AccumulationKind): number | null =>
    leftOfLimit(
      accumulations.find((one) => one.kind === kind && one.network === network),
      person,
    );
  return { deductibleLeft: left('deductible'), maximumLeft: left('out-of-pocket-maximum') };
}

/** From `least` to `most` cents; equal if the member's share is known. */
export interface CentsRange {
  least: number;
  most: number;
}

/** `deductible`: the member pays all. `shared`: both pay. `plan`: the maximum is reached, and the plan pays all. */
export interface Step {
  name: 'deductible' | 'shared' | 'plan';
  cost: number;
  member: CentsRange;
  plan: CentsRange;
}

export interface Estimate {
  /** In order, without empty ones. Their costs add up to the cost. */
  steps: Step[];
  member: CentsRange;
  plan: CentsRange;
  reachesDeductible: boolean;
  /** `maybe` if it depends on the member's share. */
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

function stepsAfterDeductible(rest: number, share: number | null, room: number): Step[] {
  const shared = room === 0 ? 0 : share === null ? rest : sharedCost(rest, share, room);
  const most = share === null ? Math.min(shared, room) : memberPart(rest, share, room);
  const member = share === null ? { least: 0, most } : exactly(most);
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
 * Step by step, who would pay a cost. Null if the plan states neither limit for the network.
 * @param cost cents, 0 or more: the plan's price of the care
 * @param share percent of the price that the member pays after the deductible, 0 to 100; null if unknown: a range
 */
export function estimate(
  cost: number,
  { deductibleLeft, maximumLeft }: StatedLimits,
  share: number | null,
): Estimate | null {
  if (deductibleLeft === null && maximumLeft === null) return null;
  const maximum = maximumLeft ?? Infinity;
  const deductible = Math.min(deductibleLeft ?? 0, maximum);
  const own = Math.min(cost, deductible);
  const steps = [
    { name: 'deductible' as const, cost: own, member: exactly(own), plan: exactly(0) },
    ...stepsAfterDeductible(cost - own, share, maximum - own),
  ].filter((step) => step.cost > 0);
  const member = sum(steps.map((step) => step.member));
  const reaches = (paid: number): boolean => maximumLeft !== null && paid >= maximumLeft;
  return {
    steps,
    member,
    plan: sum(steps.map((step) => step.plan)),
    reachesDeductible: deductibleLeft !== null && own >= deductibleLeft,
    reachesMaximum: reaches(member.least) ? 'yes' : reaches(member.most) ? 'maybe' : 'no',
  };
}

const HIGHEST_COST = 100_000_000; // $1,000,000; chosen here

/** A typed cost, `1,200` or `$1200.50`, in cents; null unless it is above 0 and at most a million dollars. */
export function plannedCost(typed: string): number | null {
  const text = typed.trim();
  const cents = /^\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text) ? toCents(text) : null;
  return cents !== null && cents > 0 && cents <= HIGHEST_COST ? cents : null;
}
