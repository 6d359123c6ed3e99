/**
 * Calculates what care may cost a member, for visits in the finder and for planned care
 * (decisions/visitors#what-a-visit-may-cost, decisions/visitors#estimates-start-from-the-care). Money is whole cents.
 * Pure.
 */
import type { CareNetwork, StatedLimits } from './limits/stated-limits.rules.ts';
import { estimate, type CentsRange } from './what-if.rules.ts';

export interface CareQuestion {
  /** The plan's price for the care; null if unknown. */
  price: CentsRange | null;
  network: CareNetwork;
  limits: StatedLimits;
  /** Percentage of the price that the member pays after the deductible; null if unknown. */
  share: number | null;
}

export interface MemberCost extends CentsRange {
  /** Whether the provider may bill more than this amount, because the claim is out of network. */
  isOpen: boolean;
}

/**
 * A single amount if price, share and deductible are known, otherwise a range. If the share is unknown, the range starts at
 * 0, because the deductible may not apply to this care. If the price is unknown, the range goes from 0 to what is left
 * of the out-of-pocket maximum. Out of network, or in a plan without a maximum, an unknown price has no upper bound, so
 * the result is null. It is also null if the plan states no limit for the network.
 */
export function memberCost(question: CareQuestion): MemberCost | null {
  const { price, network, limits, share } = question;
  const isOpen = network === 'out-of-network';
  const { maximumLeft } = limits;
  if (price === null) return isOpen || maximumLeft === null ? null : { least: 0, most: maximumLeft, isOpen };
  const low = estimate(price.least, limits, share);
  const high = estimate(price.most, limits, share);
  if (!low || !high) return null;
  const { most } = high.member;
  return { least: share === null ? 0 : low.member.least, most, isOpen };
}
