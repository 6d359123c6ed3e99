/** The response fields of sign-in and profile calls that the session reads. */
import { memberInfo, volatileMemberInfo } from '../../../src/profile/profile.schema.ts';
import { userLogin, userLogout } from '../../../src/session/sign-in/sign-in.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const INFO = 'payload.memberInfo';
const GROUP = `${INFO}.clientList.*.groupList.*`;
const MEMBER = `${GROUP}.productList.*.memberList.*`;

export const sessionNeeds: readonly CallNeeds[] = [
  [
    userLogin,
    [
      'payload.userId',
      'payload.logonId',
      'payload.token.access_token',
      'payload.token.token_type',
      'payload.token.expires_in',
    ],
  ],
  [userLogout, ['payload.logoutInfo']],
  [
    memberInfo,
    [
      ...[
        'brand',
        'umi',
        'agreementId',
        'firstName',
        'lastName',
        'relationshipCode',
        'pinNumber',
        'ecId',
        'bvUserId',
        'spendingAccountExists',
        'erisaIndicator',
        'ecidList',
        'clientList.*.spendingAccountBlackoutIndicator',
        'clientList.*.autoEnrollIndicator',
        'clientList.*.hsaSetupIndicator',
        'clientList',
        'clientList.*.clientId',
        'clientList.*.clientNumber',
        'clientList.*.clientName',
        'clientList.*.groupList',
      ].map((field) => `${INFO}.${field}`),
      ...[
        'medicareIndicator',
        'directPayIndicator',
        'spendingAccountExistsIndicator',
        'hsaEnrollmentInProcessIndicator',
        'hsaExistsIndicator',
        'fsaExistsIndicator',
        'optOutList',
        ...[
          'benefitPlanType',
          'benefitPlanName',
          'coverageBeginDate',
          'integratedCoverageIndicator',
          'drugCoverage',
          'blueEdgeDentalIndv',
          'planPeriod',
          'memberList',
        ].map((field) => `productList.*.${field}`),
      ].map((field) => `${GROUP}.${field}`),
      ...['groupNumber', 'productList', 'productList.*.productNumber', 'productList.*.productTypeCode'].map(
        (field) => `${GROUP}.${field}`,
      ),
      ...['firstName', 'lastName', 'pinNumber', 'relationshipCode', 'uniqueName'].map(
        (field) => `${MEMBER}.${field}`,
      ),
    ],
  ],
  [volatileMemberInfo, ['payload.volatileMemberInfo']],
];
