import type { IsoDate } from '../../lib/date/date.ts';
import type { Profile } from '../profile.rules.ts';

export type ProfileClient = Profile['clientList'][number];
export type ProfileGroup = ProfileClient['groupList'][number];

/**
 * A group and its client. The client holds the contract; it is an employer, or the plan itself for direct-pay members.
 */
export interface GroupChoice {
  group: ProfileGroup;
  client: ProfileClient;
}

export const groupChoices = ({ clientList }: Pick<Profile, 'clientList'>): GroupChoice[] =>
  clientList.flatMap((client) => client.groupList.map((group) => ({ group, client })));

/** Whether the group has an active plan (spec 001 §4 'Plans'). */
export const isActiveGroup = ({ productList }: Pick<ProfileGroup, 'productList'>): boolean =>
  productList.some(({ planPeriod }) => planPeriod === 'A');

/** The requested group if the member has it; otherwise the first active group, or if none is active, the first group. @param requested number of the group that was selected in this session */
export function chooseGroup(choices: readonly GroupChoice[], requested: string | null): GroupChoice | null {
  const chosen = choices.find(({ group }) => group.groupNumber === requested);
  return chosen ?? choices.find(({ group }) => isActiveGroup(group)) ?? choices[0] ?? null;
}

const EMPLOYER_NAME_LENGTH = 30; // spec 001 §9 'Employer name truncated at 30 characters with an ellipsis'

export const shortEmployer = (name: string): string =>
  name.length > EMPLOYER_NAME_LENGTH ? `${name.slice(0, EMPLOYER_NAME_LENGTH).trimEnd()}…` : name;

/** Whether the coverage is through an employer. False for direct pay and Medicare (spec 000 §6 'Pay Premium'; decisions/home#members-who-buy-their-own-plan). */
export const isThroughEmployer = ({
  directPayIndicator,
  medicareIndicator,
}: Pick<ProfileGroup, 'directPayIndicator' | 'medicareIndicator'>): boolean =>
  !directPayIndicator && !medicareIndicator;

/** The last day of the group's coverage; null if a plan has no end date, or if there is no plan. */
export function coverageEnd({ productList }: Pick<ProfileGroup, 'productList'>): IsoDate | null {
  const ends = productList.map(({ coverageEndDate }) => coverageEndDate);
  return ends.some((end) => end === null) ? null : (ends.toSorted().at(-1) ?? null);
}

/** The last day of the group's coverage if it has passed; otherwise null. */
export function endedOn(group: Pick<ProfileGroup, 'productList'>, today: IsoDate): IsoDate | null {
  const end = coverageEnd(group);
  return end !== null && end < today ? end : null;
}

/** The benefitPlanType of dental plans (spec 001 §4 'Plans'). */
const DENTAL = 'DE';

/** Whether every plan is a dental plan. Such a group has no messages, plan progress or spending accounts (spec 001 §2; decisions/home#dental-groups). */
export const isDentalPlanGroup = ({
  productList,
}: {
  productList: readonly Pick<ProfileGroup['productList'][number], 'benefitPlanType' | 'blueEdgeDentalIndv'>[];
}): boolean =>
  productList.length > 0 &&
  productList.every(
    ({ benefitPlanType, blueEdgeDentalIndv }) => blueEdgeDentalIndv || benefitPlanType === DENTAL,
  );

/** Whether to show messages: only if the brand has a message center and the group is not a dental group (spec 001 §6 'The dental-group check hides messages'). */
export const showsMessageCenter = (
  messageCenter: boolean,
  group: Parameters<typeof isDentalPlanGroup>[0] | null,
): boolean => messageCenter && (group === null || !isDentalPlanGroup(group));

/** Whether all plans of the group are Blue Edge Dental plans. Such a group has no Spending, Find a Doctor or Wellness (spec 000 §6). */
export const isBlueEdgeDental = ({
  productList,
}: {
  productList: readonly Pick<ProfileGroup['productList'][number], 'blueEdgeDentalIndv'>[];
}): boolean => productList.length > 0 && productList.every(({ blueEdgeDentalIndv }) => blueEdgeDentalIndv);
