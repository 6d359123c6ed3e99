/** Who collects a group's premium (spec 000 §6 'Pay Premium'). Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import {
  endedOn,
  isThroughEmployer,
  type GroupChoice,
  type ProfileGroup,
} from '../../profile/group/selected-group.rules.ts';

/**
 * `medicare`: the group uses Pay Premium even if not marked as direct pay. `employer`: the employer pays.
 * `subscriber`: the member is a dependent on a plan that the subscriber buys.
 */
export type Collector = 'direct' | 'subscriber' | 'medicare' | 'employer';

type PremiumGroup = Pick<ProfileGroup, 'directPayIndicator' | 'medicareIndicator'>;

/** Who collects the group's premium. Direct-pay and Medicare groups can use Pay Premium (spec 000 §6). */
export function collectorOf(group: PremiumGroup, isSubscriber: boolean): Collector {
  if (isThroughEmployer(group)) return 'employer';
  if (!group.directPayIndicator) return 'medicare';
  return isSubscriber ? 'direct' : 'subscriber';
}

/** Whether the member may get the bill for the premium. */
export const isBilled = (collector: Collector): boolean => collector === 'direct' || collector === 'medicare';

export interface PremiumStatus {
  collector: Collector;
  /** Whether the member can pay online. */
  payable: boolean;
  /** Last day of coverage if it has passed, otherwise null. */
  ended: IsoDate | null;
}

/** @param today calendar date in the brand's zone */
export function premiumStatus(
  group: ProfileGroup,
  isSubscriber: boolean,
  acceptsPremiums: boolean,
  today: IsoDate,
): PremiumStatus {
  const collector = collectorOf(group, isSubscriber);
  return { collector, payable: acceptsPremiums && collector !== 'employer', ended: endedOn(group, today) };
}

/** Unique names of the group's active plans or, if no plan is active, of its previous plans (spec 001 §4). */
export function planNames({ productList }: Pick<ProfileGroup, 'productList'>): string[] {
  const active = productList.filter(({ planPeriod }) => planPeriod === 'A');
  const shown = active.length > 0 ? active : productList;
  return [...new Set(shown.map(({ benefitPlanName }) => benefitPlanName))];
}

export const otherGroups = (choices: readonly GroupChoice[], shown: GroupChoice): GroupChoice[] =>
  choices.filter(({ group }) => group.groupNumber !== shown.group.groupNumber);
