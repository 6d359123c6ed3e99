/** Which group a screen speaks of, where a member has several (spec 000 §6 'the selected group'). Pure. */
import type { IsoDate } from '../lib/date.ts';
import type { Profile } from './profile.rules.ts';

export type ProfileClient = Profile['clientList'][number];
export type ProfileGroup = ProfileClient['groupList'][number];

/** A group, and the client that holds its contract: an employer, or the plan itself for members who buy their own. */
export interface GroupChoice {
  group: ProfileGroup;
  client: ProfileClient;
}

/** Every group of every client, in the service's order. */
export const groupChoices = ({ clientList }: Pick<Profile, 'clientList'>): GroupChoice[] =>
  clientList.flatMap((client) => client.groupList.map((group) => ({ group, client })));

/** Whether any plan of the group is active: planPeriod A (spec 001 §4 'Plans'). */
export const isActiveGroup = ({ productList }: Pick<ProfileGroup, 'productList'>): boolean =>
  productList.some(({ planPeriod }) => planPeriod === 'A');

/**
 * The group that is meant: the one chosen in this session, otherwise the first active one, otherwise the
 * first; null where the member has none.
 * @param wanted a group number, or null; one that the member does not have counts as none
 */
export function chooseGroup(choices: readonly GroupChoice[], wanted: string | null): GroupChoice | null {
  const chosen = choices.find(({ group }) => group.groupNumber === wanted);
  return chosen ?? choices.find(({ group }) => isActiveGroup(group)) ?? choices[0] ?? null;
}

const EMPLOYER_NAME_LENGTH = 30; // spec 001 §9 'Employer name truncated at 30 characters with an ellipsis'

/** The name of an employer as it is shown: at most 30 characters, then an ellipsis (spec 001 §9). */
export const shortEmployer = (name: string): string =>
  name.length > EMPLOYER_NAME_LENGTH ? `${name.slice(0, EMPLOYER_NAME_LENGTH).trimEnd()}…` : name;

/**
 * Whether an employer holds the group's contract. Direct pay: the member buys the plan; Medicare: neither (spec 000 §6 'Pay
 * Premium'; docs/decisions/077).
 */
export const isThroughEmployer = ({
  directPayIndicator,
  medicareIndicator,
}: Pick<ProfileGroup, 'directPayIndicator' | 'medicareIndicator'>): boolean =>
  !directPayIndicator && !medicareIndicator;

/** The group's last day of coverage; null while any of its plans has no end date, and without a plan. */
export function coverageEnd({ productList }: Pick<ProfileGroup, 'productList'>): IsoDate | null {
  const ends = productList.map(({ coverageEndDate }) => coverageEndDate);
  return ends.some((end) => end === null) ? null : (ends.toSorted().at(-1) ?? null);
}

/** The day on which the group's coverage ended; null while it lasts. @param today calendar date */
export function endedOn(group: Pick<ProfileGroup, 'productList'>, today: IsoDate): IsoDate | null {
  const end = coverageEnd(group);
  return end !== null && end < today ? end : null;
}

/** Dental plans by benefitPlanType (spec 001 §4 'Plans'). */
const DENTAL = 'DE';

/**
 * A group of the dental-plan kind: every plan on record is a dental one, Blue Edge Dental or not. Messages, plan progress
 * and spending accounts are not part of the activity summary then (spec 001 §2; docs/decisions/076).
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
 * Whether a member has messages: the brand has a message center, and the selected group is none of the dental-plan kind
 * (spec 001 §6 'The dental-group check hides messages').
 * @param group null while it is not known, and for a member without one: the brand decides then
 */
export const hasMessages = (
  messageCenter: boolean,
  group: Parameters<typeof isDentalGroup>[0] | null,
): boolean => messageCenter && (group === null || !isDentalGroup(group));

/**
 * A Blue Edge Dental group has that and nothing else: no Spending, Find a Doctor or Wellness (spec 000 §6). With a
 * medical plan beside it a member needs a doctor.
 */
export const isBlueEdgeDental = ({
  productList,
}: {
  productList: readonly Pick<ProfileGroup['productList'][number], 'blueEdgeDentalIndv'>[];
}): boolean => productList.length > 0 && productList.every(({ blueEdgeDentalIndv }) => blueEdgeDentalIndv);
