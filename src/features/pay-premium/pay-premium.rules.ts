/** Who collects a group's premium (spec 000 §6 'Pay Premium'). Pure. */
import type { IsoDate } from '../../lib/date.ts';
import {
  endedOn,
  isThroughEmployer,
  type GroupChoice,
  type ProfileGroup,
} from '../../profile/selected-group.rules.ts';

/**
 * `direct`: the member pays the plan; `medicare`: a Medicare group, which keeps Pay Premium although it is
 * not marked as direct pay; `employer`: the employer that holds the contract collects it.
 */
export type Collector = 'direct' | 'medicare' | 'employer';

type PremiumGroup = Pick<ProfileGroup, 'directPayIndicator' | 'medicareIndicator'>;

/** Pay Premium is there when the group pays directly, or is a Medicare group (spec 000 §6). */
export function collectorOf(group: PremiumGroup): Collector {
  if (isThroughEmployer(group)) return 'employer';
  return group.directPayIndicator ? 'direct' : 'medicare';
}

/** What the page says of a group. */
export interface PremiumStatus {
  collector: Collector;
  /** Whether the member can pay somewhere online: they pay themselves and the brand takes premiums. */
  payable: boolean;
  /** Last day of coverage where it has passed; a last bill may still be open. */
  ended: IsoDate | null;
}

/**
 * @param takesPremiums whether the brand has a site for premiums
 * @param today calendar date in the brand's zone
 */
export function premiumStatus(group: ProfileGroup, takesPremiums: boolean, today: IsoDate): PremiumStatus {
  const collector = collectorOf(group);
  return { collector, payable: takesPremiums && collector !== 'employer', ended: endedOn(group, today) };
}

/** Names of the group's plans, each once: the active ones, or the previous where none is active (001 §4). */
export function planNames({ productList }: Pick<ProfileGroup, 'productList'>): string[] {
  const active = productList.filter(({ planPeriod }) => planPeriod === 'A');
  const shown = active.length > 0 ? active : productList;
  return [...new Set(shown.map(({ benefitPlanName }) => benefitPlanName))];
}

/** The member's groups but the one that is shown. */
export const otherGroups = (choices: readonly GroupChoice[], shown: GroupChoice): GroupChoice[] =>
  choices.filter(({ group }) => group.groupNumber !== shown.group.groupNumber);
