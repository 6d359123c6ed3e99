/** The selected group of a member with several (spec 000 §6 'the selected group'). Pure. */
import type { IsoDate } from '../lib/date.ts';
import type { Profile } from './profile.rules.ts';

export type ProfileClient = Profile['clientList'][number];
export type ProfileGroup = ProfileClient['groupList'][number];

/** A group and its client, which holds the contract: an employer, or the plan itself for direct-pay members. */
export interface GroupChoice {
  group: ProfileGroup;
  client: ProfileClient;
}

/** In the service's order. */
export const groupChoices = ({ clientList }: Pick<Profile, 'clientList'>): GroupChoice[] =>
  clientList.flatMap((client) => client.groupList.map((group) => ({ group, client })));

/** Whether a plan of the group is active: planPeriod A (spec 001 §4 'Plans'). */
export const isActiveGroup = ({ productList }: Pick<ProfileGroup, 'productList'>): boolean =>
  productList.some(({ planPeriod }) => planPeriod === 'A');

/**
 * The group chosen in this session, else the first active one, else the first; null without a group.
 * @param wanted a group number; ignored if the member does not have it
 */
export function chooseGroup(choices: readonly GroupChoice[], wanted: string | null): GroupChoice | null {
  const chosen = choices.find(({ group }) => group.groupNumber === wanted);
  return chosen ?? choices.find(({ group }) => isActiveGroup(group)) ?? choices[0] ?? null;
}

const EMPLOYER_NAME_LENGTH = 30; // spec 001 §9 'Employer name truncated at 30 characters with an ellipsis'

/** An employer's name in at most 30 characters, then an ellipsis (spec 001 §9). */
export const shortEmployer = (name: string): string =>
  name.length > EMPLOYER_NAME_LENGTH ? `${name.slice(0, EMPLOYER_NAME_LENGTH).trimEnd()}…` : name;

/**
 * Whether an employer holds the contract: not for direct pay or Medicare (spec 000 §6 'Pay Premium';
 * docs/decisions/077).
 */
export const isThroughEmployer = ({
  directPayIndicator,
  medicareIndicator,
}: Pick<ProfileGroup, 'directPayIndicator' | 'medicareIndicator'>): boolean =>
  !directPayIndicator && !medicareIndicator;

/** The group's last day of coverage; null while any plan is open-ended, and without a plan. */
export function coverageEnd({ productList }: Pick<ProfileGroup, 'productList'>): IsoDate | null {
  const ends = productList.map(({ coverageEndDate }) => coverageEndDate);
  return ends.some((end) => end === null) ? null : (ends.toSorted().at(-1) ?? null);
}

/** The day on which the coverage ended; null while it lasts. @param today calendar date */
export function endedOn(group: Pick<ProfileGroup, 'productList'>, today: IsoDate): IsoDate | null {
  const end = coverageEnd(group);
  return end !== null && end < today ? end : null;
}

/** spec 001 §4 'Plans' */
const DENTAL = 'DE';

/**
 * Whether every plan of the group is a dental plan, Blue Edge Dental or not. The activity summary then has no
 * messages, plan progress or spending accounts (spec 001 §2; docs/decisions/076).
 */
export const isDentalGroup = ({
  productList,
}: {
  productList: readonly Pick<ProfileGroup['productList'][number], 'benefitPlanType' | 'blueEdgeDentalIndv'>[];
}): boolean =>
  productList.length > 0 &&
  productList.every(
    ({ benefitPlanType, blueEdgeDentalIndv }) => blueEdgeDentalIndv || benefitPlanType === DENTAL,
  );

/**
 * Whether the member has messages: the brand has a message center, and the selected group is not a dental group
 * (spec 001 §6 'The dental-group check hides messages').
 * @param group null if unknown or without a group: then the brand decides
 */
export const hasMessages = (
  messageCenter: boolean,
  group: Parameters<typeof isDentalGroup>[0] | null,
): boolean => messageCenter && (group === null || !isDentalGroup(group));

/** A group with Blue Edge Dental plans only: no Spending, Find a Doctor or Wellness (spec 000 §6). */
export const isBlueEdgeDental = ({
  productList,
}: {
  productList: readonly Pick<ProfileGroup['productList'][number], 'blueEdgeDentalIndv'>[];
}): boolean => productList.length > 0 && productList.every(({ blueEdgeDentalIndv }) => blueEdgeDentalIndv);
