/** What a visit to a provider may cost a member, and why (decisions/visitors#what-a-visit-may-cost). Pure. */
import type { Provider } from '../../features/find-care/find-care.schema.ts';
import { lineOfSpecialty } from '../../features/find-care/plan-care.rules.ts';
import { memberCost, type MemberCost } from '../../features/plan-progress/member-cost.rules.ts';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import {
  statedLimits,
  type PersonKey,
  type StatedLimits,
} from '../../features/plan-progress/limits/stated-limits.rules.ts';

/** The plan that pays for care of a specialty; undefined if no plan or more than one plan may pay for it. */
export function planFor(
  specialty: Provider['specialty'],
  plans: readonly PanelPlan[],
): PanelPlan | undefined {
  const [plan, ...others] = plans.filter(({ line }) => line === lineOfSpecialty(specialty));
  return others.length === 0 ? plan : undefined;
}

/** The person's limits, or the family's if the plan lists no people; null for a person who is not on the plan. */
function limitsOf({ people, accumulations }: PanelPlan, person: PersonKey): StatedLimits | null {
  const listed = people.find(({ pin, uniqueName }) =>
    pin === '' ? uniqueName === person.uniqueName : pin === person.pin,
  );
  return listed || people.length === 0 ? statedLimits(accumulations, 'in-network', listed ?? person) : null;
}

/** A typed copay, with the group whose plan it belongs to. */
export interface TypedCopay {
  groupNumber: string;
  cents: number;
}

export const copayTypedFor = (groupNumber: string, typed: TypedCopay | null): number | null =>
  typed?.groupNumber === groupNumber ? typed.cents : null;

export interface CostBasis {
  /** The selected group's current plans; null while they load. Empty if plan progress shows none. */
  plans: readonly PanelPlan[] | null;
  person: PersonKey;
  /** The copay that the member typed, in cents. Applies only to visits that the medical plan pays for. */
  typedCopay: number | null;
}

/** Amounts are in cents. `why` says where the cost comes from, or why it is unknown. `left`: the remaining deductible, above 0. `copay`: the cost of the visit without tests. */
export type VisitCost =
  | { why: 'deductible'; left: number; cost: MemberCost }
  | { why: 'reached' | 'share' | 'maximum'; cost: MemberCost }
  | { why: 'stated' | 'typed'; copay: number }
  | { why: 'unknown-network' | 'outside' | 'unknown-maximum' };

const NOTHING_STATED: StatedLimits = { deductibleLeft: null, maximumLeft: null };

function byLimits({ deductibleLeft, maximumLeft }: StatedLimits, cost: MemberCost): VisitCost {
  if (maximumLeft === 0) return { why: 'reached', cost };
  if (deductibleLeft === null) return { why: 'maximum', cost };
  return deductibleLeft === 0 ? { why: 'share', cost } : { why: 'deductible', left: deductibleLeft, cost };
}

/**
 * @returns null if the person is not on the plan that pays for the specialty, or if that plan is unknown and the
 *   service states no copay
 */
export function visitCost(
  { specialty, planNetwork, visitCopay }: Pick<Provider, 'specialty' | 'planNetwork' | 'visitCopay'>,
  { plans, person, typedCopay }: CostBasis,
): VisitCost | null {
  const plan = planFor(specialty, plans ?? []);
  const stated = plan ? limitsOf(plan, person) : null;
  if (plan ? !stated : visitCopay === null) return null;
  if (planNetwork === 'OUT_OF_NETWORK') return { why: 'outside' };
  if (planNetwork !== 'IN_NETWORK') return { why: 'unknown-network' };
  const limits = stated ?? NOTHING_STATED;
  const isTyped = visitCopay === null && lineOfSpecialty(specialty) === 'medical' && typedCopay !== null;
  const copay = visitCopay ?? (isTyped ? typedCopay : null);
  const { maximumLeft } = limits;
  if (copay !== null && copay <= (maximumLeft ?? copay)) return { why: isTyped ? 'typed' : 'stated', copay };
  const cost = memberCost({ price: null, network: 'in-network', limits, share: null });
  if (!cost) return { why: 'unknown-maximum' };
  return copay === null || cost.most === 0 ? byLimits(limits, cost) : { why: 'maximum', cost };
}
