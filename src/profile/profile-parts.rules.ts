/**
 * Parts of the profile by the names of other screens and systems (spec 000 §3 'Member-side profile fields', 001 §3
 * 'Member profile'), derived from the one profile. Pure.
 */
import { coveredPeople, groupsOf, plansOf } from './coverage.rules.ts';
import type { Profile } from './profile.rules.ts';

/** Unique values by key, in order of first appearance. */
function unique<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const value of values) if (!byKey.has(keyOf(value))) byKey.set(keyOf(value), value);
  return [...byKey.values()];
}

/** memberData (000 §3): the member's relation to the coverage. */
export const memberDataOf = (profile: Profile) => ({
  brand: profile.brand,
  relationshipCode: profile.relationshipCode,
  isSubscriber: profile.isSubscriber,
  erisaIndicator: profile.erisaIndicator,
  ecId: profile.ecId,
  agreementId: profile.agreementId,
  lastMessageCenterVisitDate: profile.lastMessageCenterVisitDate,
});

/**
 * uniqueData (001 §3): every person, plan, client and group once; people by uniqueName, plans by group and product.
 */
export const uniqueDataOf = (profile: Profile) => ({
  members: unique(coveredPeople(profile), ({ uniqueName }) => uniqueName),
  plans: planDataOf(profile),
  /** benefitPlanType: ME, DR, PH, VI, DE. */
  planTypes: unique(
    plansOf(profile).map(({ benefitPlanType }) => benefitPlanType),
    (type) => type,
  ),
  clients: clientDataOf(profile),
  groups: unique(groupsOf(profile), ({ groupNumber }) => groupNumber),
});

/** clientData: clients without their groups. */
export const clientDataOf = (profile: Pick<Profile, 'clientList'>) =>
  unique(
    profile.clientList.map(({ groupList: _groups, ...client }) => client),
    ({ clientId }) => clientId,
  );

/** planData: plans with their group's number. */
export const planDataOf = (profile: Pick<Profile, 'clientList'>) =>
  unique(
    groupsOf(profile).flatMap(({ groupNumber, productList }) =>
      productList.map((plan) => ({ ...plan, groupNumber })),
    ),
    ({ groupNumber, productNumber }) => `${groupNumber} ${productNumber}`,
  );

/** originalJSONFromService (000 §3): the umi without the 0 that the portal appends, and the clients as received. */
export const originalOf = ({ umi, clientList }: Pick<Profile, 'umi' | 'clientList'>) => ({
  umi: umi.replace(/0$/, ''),
  clientList,
});

/** spendingAccountData (000 §3). */
export const spendingAccountDataOf = ({ spendingAccountExists }: Pick<Profile, 'spendingAccountExists'>) => ({
  spendingAccountExists,
});
