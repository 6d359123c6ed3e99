import type { IsoDate } from '../../lib/date/date.ts';
import type { Profile } from '../profile.rules.ts';

export type ProfileClient = Profile['clientList'][number];
export type ProfileGroup = ProfileClient['groupList'][number];

/** A group and its client, which holds the contract: an employer, or the plan itself for direct-pay members. */
export interface GroupChoice {
  group: ProfileGroup;
  client: ProfileClient;
}

export const groupChoices = ({ clientList }: Pick<Profile, 'clientList'>): GroupChoice[] =>
  clientList.flatMap((client) => client.groupList.map((group) => ({ group, client })));

/** planPeriod A (spec 001 §4 'Plans') */
export const isActiveGroup = ({ productList }: Pick<ProfileGroup, 'productList'>): boolean =>
  productList.some(({ planPeriod }) => planPeriod === 'A');

/** `requested`: group number chosen in this session. Without it, the first active group, else the first. */
export function chooseGroup(choices: readonly GroupChoice[], requested: string | null): GroupChoice | null {
  const chosen = choices.find(({ group }) => group.groupNumber === requested);
  return chosen ?? choices.find(({ group }) => isActiveGroup(group)) ?? choices[0] ?? null;
}

const EMPLOYER_NAME_LENGTH = 30; // spec 001 §9 'Employer name truncated at 30 characters with an ellipsis'

export const shortEmployer = (name: string): string =>
  name.length > EMPLOYER_NAME_LENGTH ? `${name.slice(0, EMPLOYER_NAME_LENGTH).trimEnd()}…` : name;

/** False for direct pay and Medicare (spec 000 §6 'Pay Premium'; decisions/home#members-who-buy-their-own-plan). */
export const isThroughEmployer = ({
  directPayIndicator,
  medicareIndicator,
}: Pick<ProfileGroup, 'directPayIndicator' | 'medicareIndicator'>): boolean =>
  !directPayIndicator && !medicareIndicator;

/** Null if a plan is open-ended, or if there is no plan. */
export function coverageEnd({ productList }: Pick<ProfileGroup, 'productList'>): IsoDate | null {
  const ends = productList.map(({ coverageEndDate }) => coverageEndDate);
  return ends.some((end) => end === null) ? null : (ends.toSorted().at(-1) ?? null);
}

/** Null while the coverage lasts. */
export function endedOn(group: Pick<ProfileGroup, 'productList'>, today: IsoDate): IsoDate | null {
  const end = coverageEnd(group);
  return end !== null && end < today ? end : null;
}

/** spec 001 §4 'Plans' */
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

/** Spec 001 §6 'The dental-group check hides messages'. Without a `group` the brand decides. */
export const showsMessageCenter = (
  messageCenter: boolean,
  group: Parameters<typeof isDentalPlanGroup>[0] | null,
): boolean => messageCenter && (group === null || !isDentalPlanGroup(group));

/** Such a group has no Spending, Find a Doctor or Wellness (spec 000 §6). */
export const isBlueEdgeDental = ({
  productList,
}: {
  productList: readonly Pick<ProfileGroup['productList'][number], 'blueEdgeDentalIndv'>[];
}): boolean => productList.length > 0 && productList.every(({ blueEdgeDentalIndv }) => blueEdgeDentalIndv);
