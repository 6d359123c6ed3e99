import { describe, expect, it } from 'vitest';
import { clientOf, groupOf, planOf } from './groups.fixture.ts';
import {
  clientDataOf,
  memberDataOf,
  originalOf,
  planDataOf,
  spendingAccountDataOf,
  uniqueDataOf,
} from './profile-parts.rules.ts';
import type { Profile } from './profile.rules.ts';

type Entry = Profile['clientList'][number]['groupList'][number]['productList'][number]['memberList'][number];
const entry = (uniqueName: string): Entry => ({
  ecId: uniqueName,
  firstName: uniqueName,
  lastName: 'Delgado',
  suffix: '',
  dob: '1984-03-14',
  coverageEffectiveDate: null,
  coverageCancelDate: null,
  pinNumber: '001',
  relationship: '',
  relationshipCode: '18',
  uniqueName,
  claimCount: null,
});

const medical = planOf({
  productNumber: 'P1',
  benefitPlanType: 'ME',
  memberList: [entry('MARIA'), entry('LEO')],
});
const dental = planOf({ productNumber: 'P2', benefitPlanType: 'DE', memberList: [entry('MARIA')] });
const profile: Profile = {
  brand: 'b',
  umi: '1234567890',
  umi12: '',
  agreementId: 'A1',
  bvUserId: 'B1',
  mhsTermsConditionsCode: 'N',
  lastClaimPaymentVisitDate: '2026-09-22',
  lastMessageCenterVisitDate: '2026-11-01',
  lastEdMaterialVisitDate: null,
  erisaIndicator: true,
  ibcMigrationDate: null,
  firstName: 'Maria',
  lastName: 'Delgado',
  dob: '1984-03-14',
  relationshipCode: '18',
  pinNumber: '001',
  ecId: 'E1',
  isSubscriber: true,
  spendingAccountExists: true,
  ecidList: [],
  clientList: [
    clientOf({
      clientId: 'C1',
      groupList: [
        groupOf({ groupNumber: 'G1', productList: [medical, dental] }),
        groupOf({ groupNumber: 'G2', productList: [medical] }),
      ],
    }),
    clientOf({ clientId: 'C1', groupList: [groupOf({ groupNumber: 'G1', productList: [medical] })] }),
  ],
  groupNumbers: ['G1', 'G2', 'G1'],
  clientIds: ['C1', 'C1'],
};

describe('parts of a profile (000 §3, 001 §3)', () => {
  it('memberData says who the member is', () => {
    expect(memberDataOf(profile)).toEqual({
      brand: 'b',
      relationshipCode: '18',
      isSubscriber: true,
      erisaIndicator: true,
      ecId: 'E1',
      agreementId: 'A1',
      lastMessageCenterVisitDate: '2026-11-01',
    });
  });

  it('uniqueData has every person, plan, client and group once', () => {
    const { members, plans, planTypes, clients, groups } = uniqueDataOf(profile);
    expect(members.map(({ uniqueName }) => uniqueName)).toEqual(['MARIA', 'LEO']);
    expect(plans.map(({ groupNumber, productNumber }) => `${groupNumber} ${productNumber}`)).toEqual([
      'G1 P1',
      'G1 P2',
      'G2 P1',
    ]);
    expect(planTypes).toEqual(['ME', 'DE']);
    expect(clients.map(({ clientId }) => clientId)).toEqual(['C1']);
    expect(groups.map(({ groupNumber }) => groupNumber)).toEqual(['G1', 'G2']);
  });

  it('clientData has no groups, planData has its group’s number', () => {
    expect(clientDataOf(profile)[0]).not.toHaveProperty('groupList');
    expect(planDataOf(profile)[2]).toMatchObject({ groupNumber: 'G2', benefitPlanType: 'ME' });
  });

  it('originalJSONFromService has the umi without the appended 0, and the clients as received', () => {
    expect(originalOf(profile)).toEqual({ umi: '123456789', clientList: profile.clientList });
  });

  it('spendingAccountData', () => {
    expect(spendingAccountDataOf(profile)).toEqual({ spendingAccountExists: true });
  });
});
