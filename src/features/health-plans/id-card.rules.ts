/** The insurance cards of a plan, one per member (spec 001 §§2, 3; decisions/plans#what-a-card-shows). Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { groupChoices, isThroughEmployer } from '../../profile/group/selected-group.rules.ts';
import { coveredMembers, productsOfRow, type CoveredMember } from './covered-members.rules.ts';
import type { HealthPlanRow } from './health-plan-rows.rules.ts';
import type { IdCardHelp } from './id-card.schema.ts';

/** The help numbers, pharmacy routing numbers and copays come from the group. */
export interface IdCard extends Pick<IdCardHelp, 'helpNumbers' | 'rxBin' | 'rxPcn' | 'rxGroup' | 'copays'> {
  /** The member's pin, or the name if there is no pin. Must not appear in an address or a file name. */
  key: string;
  memberName: string;
  /** Null on the subscriber's own card. */
  subscriberName: string | null;
  memberId: string;
  groupNumber: string;
  employer: string | null;
  planNames: string[];
  effective: IsoDate | null;
}

/** A canceled plan has cards only from its begin date until a stated end date. */
export const hasCards = ({ isActive, isCurrent, isCanceled, end }: HealthPlanRow): boolean =>
  isCanceled ? isCurrent && end !== null : isActive;

/** The row's members who are still covered and have a pin, in family order. @param today in the brand's time zone */
export const cardHolders = (
  row: HealthPlanRow,
  profile: Pick<Profile, 'clientList'>,
  today: IsoDate,
): CoveredMember[] =>
  hasCards(row)
    ? coveredMembers(row, profile).filter(({ pin, to }) => pin !== '' && (to === null || to >= today))
    : [];

const NO_PHARMACY = { rxBin: '', rxPcn: '', rxGroup: '' };

/** Removes copays and pharmacy numbers that belong to the group's other plans. The service returns them per group. */
function ofPlan({ types }: HealthPlanRow, help: IdCardHelp) {
  const { helpNumbers, rxBin, rxPcn, rxGroup, copays } = help;
  const isMedical = types.includes('medical');
  return {
    helpNumbers,
    ...(isMedical || types.includes('drug') ? { rxBin, rxPcn, rxGroup } : NO_PHARMACY),
    copays: isMedical ? copays : [],
  };
}

export function idCards(
  row: HealthPlanRow,
  profile: Pick<Profile, 'clientList'>,
  help: IdCardHelp,
  today: IsoDate,
): IdCard[] {
  const choice = groupChoices(profile).find(({ group }) => group.groupNumber === row.groupNumber);
  const [product] = productsOfRow(row, profile);
  const members = cardHolders(row, profile, today);
  const subscriber = members.find(({ isSubscriber }) => isSubscriber)?.name ?? null;
  return members.map(({ key, name, isSubscriber, from }) => ({
    ...ofPlan(row, help),
    key,
    memberName: name,
    subscriberName: isSubscriber ? null : subscriber,
    memberId: product?.memberId || `${product?.alphaPrefix ?? ''}${help.memberId}`,
    groupNumber: choice?.group.idCardEobGroupNumber || help.groupNumber,
    employer: choice && isThroughEmployer(choice.group) ? choice.client.clientName : null,
    planNames: row.plans.map((plan) => plan.name),
    effective: from,
  }));
}

/** File name of a saved picture. For privacy it contains no plan, group or member. */
export const cardFileName = (side: 'front' | 'back'): string => `insurance-card-${side}.png`;
