import { coveredPeople, groupsOf } from '../../profile/coverage/coverage.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { shortEmployer } from '../../profile/group/selected-group.rules.ts';
import type { ListContext } from './list/claims-list.rules.ts';
import { familyOrder } from './patients.rules.ts';

type ListProfile = Pick<Profile, 'clientList' | 'lastClaimPaymentVisitDate'>;

export type GroupNumbers = Pick<
  Profile['clientList'][number]['groupList'][number],
  'groupNumber' | 'idCardEobGroupNumber'
>;

export const listContextOf = ({ clientList, lastClaimPaymentVisitDate }: ListProfile): ListContext => ({
  memberOrder: familyOrder(coveredPeople({ clientList })),
  lastVisit: lastClaimPaymentVisitDate,
  groupNames: Object.fromEntries(
    clientList.flatMap(({ clientName, groupList }) =>
      groupList.map(({ groupNumber }) => [groupNumber, shortEmployer(clientName)]),
    ),
  ),
});

/**
 * The claim's group number as printed on ID cards and explanations of benefits (spec 001 §3 'matched to a group's
 * groupNumber to get idCardEobGroupNumber'). If no group of the profile matches, returns `idCardGroup`.
 */
export function eobGroupNumber(
  idCardGroup: string,
  { clientList }: { clientList: readonly { groupList: readonly GroupNumbers[] }[] },
): string {
  const group = groupsOf({ clientList }).find(({ groupNumber }) => groupNumber === idCardGroup);
  return group?.idCardEobGroupNumber || idCardGroup;
}
