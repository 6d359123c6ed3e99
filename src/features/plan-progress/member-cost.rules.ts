/** What care may cost a member, of a visit in the finder and of planned care (decisions/visitors#what-a-visit-may-cost, decisions/visitors#estimates-start-from-the-care): whole cents. Pure. */
import type { CareNetwork, StatedLimits } from './limits/stated-limits.rules.ts';
import { estimate, type CentsRange } from './what-if.rules.ts';

export interface CareQuestion {
  /** The plan's price of the care; null if unknown. */
  price: CentsRange | null;
  network: CareNetwork;
  limits: StatedLimits;
  /** Percent of the price that the member pays after the deductible; null if unknown. */
  share: number | null;
}

export interface MemberCost extends CentsRange {
  /** Out of network the provider may bill more than this: no limit of the plan stops it. */
  isOpen: boolean;
}

/**
 * One number for a price, share and deductible that are all known; else a range. Without a share it starts at 0: whether
 * the deductible applies to this care is part of what is not known. Without a price it ends at what is left of the
 * out-of-pocket maximum. Null if nothing limits it: out of network without a price, a plan
 * without a maximum, or without any limit for that network.
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
