/** The response fields that the portal reads in visit records and in the access log. */
import { accessLog } from '../../../src/features/account/settings/sign-ins/access-log.schema.ts';
import { visitedEducationalMaterial } from '../../../src/features/education/education.schema.ts';
import * as visits from '../../../src/member/visits/visits.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const VISIT = ['payload.status', 'payload.visitDate'];
const LOOK = ['accessId', 'accessTimestamp', 'roleCd', 'accessedBy', 'areas', 'memberFirstName'];

export const visitsNeeds: readonly CallNeeds[] = [
  [visits.visitedMhsLanding, VISIT],
  [visits.visitedHealthPlans, VISIT],
  [visits.insertMessageCenterActivity, VISIT],
  [visitedEducationalMaterial, VISIT],
  [visits.visitedClaimsAndPayments, VISIT],
  [accessLog, ['payload.accessLog', ...LOOK.map((field) => `payload.accessLog.*.${field}`)]],
];
