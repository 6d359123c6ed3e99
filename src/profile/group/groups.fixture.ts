import type { GroupChoice, ProfileClient, ProfileGroup } from './selected-group.rules.ts';

type Plan = ProfileGroup['productList'][number];

export const planOf = (changes: Partial<Plan> = {}): Plan => ({
  productNumber: 'P1',
  productTypeCode: 'M',
  benefitPlanType: 'ME',
  benefitPlanName: 'Community Choice PPO',
  coverageBeginDate: '2025-01-01',
  continuousCoverageBeginDate: null,
  coverageEndDate: null,
  benefitAccumulationStartDate: null,
  benefitAccumulationEndDate: null,
  integratedCoverageIndicator: false,
  marketingStatusDescription: '',
  alphaPrefix: '',
  drugCoverage: false,
  blueEdgeDentalIndv: false,
  memberList: [],
  umiAgreementIdSuffix: '',
  memberId: '',
  employerName: '',
  planId: '',
  lineOfBusiness: 'M',
  planPeriod: 'A',
  ...changes,
});

export const personOf = (changes: Partial<Plan['memberList'][number]> = {}): Plan['memberList'][number] => ({
  ecId: '',
  firstName: 'Maria',
  lastName: 'Delgado',
  suffix: '',
  dob: null,
  coverageEffectiveDate: null,
  coverageCancelDate: null,
  pinNumber: '1',
  relationship: '',
  relationshipCode: '05',
  uniqueName: '',
  claimCount: null,
  ...changes,
});

export const groupOf = (changes: Partial<ProfileGroup> = {}): ProfileGroup => ({
  groupNumber: 'G1',
  hiosName: '',
  idCardEobGroupNumber: '',
  clientAssignedId: '',
  medicareIndicator: false,
  directPayIndicator: false,
  spendingAccountExistsIndicator: false,
  hsaEnrollmentInProcessIndicator: false,
  hsaExistsIndicator: false,
  fsaExistsIndicator: false,
  optOutList: [],
  productList: [planOf()],
  ...changes,
});

export const clientOf = (changes: Partial<ProfileClient> = {}): ProfileClient => ({
  clientId: 'C1',
  clientNumber: '001',
  clientName: 'Larkmoor Robotics',
  spendingAccountBlackoutIndicator: false,
  autoEnrollIndicator: false,
  hsaSetupIndicator: false,
  groupList: [],
  ...changes,
});

export const choiceOf = (
  group: Partial<ProfileGroup> = {},
  client: Partial<ProfileClient> = {},
): GroupChoice => ({ group: groupOf(group), client: clientOf(client) });
