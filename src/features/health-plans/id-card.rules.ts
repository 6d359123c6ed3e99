/** The insurance cards of a plan, one per member (spec 001 §§2, 3; decision 166). Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { groupChoices, isThroughEmployer } from '../../profile/group/selected-group.rules.ts';
import { coveredMembers, productsOfRow } from './covered-members.rules.ts';
import type { HealthPlanRow, PlanPeriod } from './health-plan-rows.rules.ts';
import type { HelpNumber, IdCardHelp } from './id-card.schema.ts';

export interface IdCard {
  /** The member's pin, or name without one. Never for an address or a file name. */
  key: string;
  memberName: string;
  /** Null on the subscriber's own card. */
  subscriberName: string | null;
  memberId: string;
  groupNumber: string;
  employer: string | null;
  planNames: string[];
  effective: IsoDate | null;
  helpNumbers: readonly HelpNumber[];
}

export const hasCards = ({ period }: { period: PlanPeriod }): boolean => period === 'active';

/** Cards of the members who are still covered, in family order. @param today in the brand's time zone */
export function idCards(
  row: HealthPlanRow,
  profile: Pick<Profile, 'clientList'>,
  help: IdCardHelp,
  today: IsoDate,
): IdCard[] {
  if (!hasCards(row)) return [];
  const choice = groupChoices(profile).find(({ group }) => group.groupNumber === row.groupNumber);
  const [product] = productsOfRow(row, profile);
  const members = coveredMembers(row, profile).filter(
    ({ pin, to }) => pin !== '' && (to === null || to >= today),
  );
  const subscriber = members.find(({ isSubscriber }) => isSubscriber)?.name ?? null;
  return members.map(({ key, name, isSubscriber, from }) => ({
    key,
    memberName: name,
    subscriberName: isSubscriber ? null : subscriber,
    memberId: product?.memberId || `${product?.alphaPrefix ?? ''}${help.memberId}`,
    groupNumber: choice?.group.idCardEobGroupNumber || help.groupNumber,
    employer: choice && isThroughEmployer(choice.group) ? choice.client.clientName : null,
    planNames: row.plans.map((plan) => plan.name),
    effective: from,
    helpNumbers: help.helpNumbers,
  }));
}

/** A name for the saved picture: it names no plan, group or member. */
export const cardFileName = (side: 'front' | 'back'): string => `insurance-card-${side}.png`;
