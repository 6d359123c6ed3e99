import { clientOf } from './group/groups.fixture.ts';
import type { Profile } from './profile.rules.ts';
import type { ProfileGroup } from './group/selected-group.rules.ts';

/** A profile fixture for a subscriber with the given groups. */
export const profileOf = (...groupList: ProfileGroup[]): Profile => ({
  brand: 'brand',
  umi: '1230',
  umi12: '',
  agreementId: 'A1',
  firstName: 'Maria',
  lastName: 'Delgado',
  dob: '1984-05-06',
  relationshipCode: '18',
  pinNumber: '001',
  ecId: 'E1',
  bvUserId: 'B1',
  erisaIndicator: false,
  ibcMigrationDate: null,
  spendingAccountExists: false,
  ecidList: [],
  clientList: [clientOf({ groupList })],
  isSubscriber: true,
  mhsTermsConditionsCode: 'N',
  hsaTermsVersion: '',
  hsaTermsAcceptedDate: null,
  lastClaimPaymentVisitDate: '2026-11-01',
  hasVisitedClaims: true,
  lastLandingVisitDate: null,
  lastEdMaterialVisitDate: null,
  groupNumbers: groupList.map(({ groupNumber }) => groupNumber),
  clientIds: ['C1'],
});
