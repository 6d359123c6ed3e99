/** Which group a screen speaks of, where a member has several (spec 000 §6 'the selected group'). Pure. */
import type { IsoDate } from '../lib/date.ts';
import type { Profile } from './profile.rules.ts';

export type ProfileClient = Profile['clientList'][number];
export type ProfileGroup = ProfileClient['groupList'][number];

/** A group, and the employer or whoever else holds its contract. */
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

/**
 * A Blue Edge Dental group has that and nothing else: no Spending, Find a Doctor or Wellness (spec 000 §6). With a
 * medical plan beside it a member needs a doctor.
 */
export const isBlueEdgeDental = ({
  productList,
}: {
  productList: readonly Pick<ProfileGroup['productList'][number], 'blueEdgeDentalIndv'>[];
}): boolean => productList.length > 0 && productList.every(({ blueEdgeDentalIndv }) => blueEdgeDentalIndv);
