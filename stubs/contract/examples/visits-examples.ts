/** Example requests of visit records, the access log and educational files. */
import { accessLog } from '../../../src/features/account/settings/sign-ins/access-log.schema.ts';
import {
  educationFile,
  visitedEducationalMaterial,
} from '../../../src/features/education/education.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import * as visits from '../../../src/member/visits/visits.schema.ts';
import { bvUserIdOf } from '../../sandbox/member/member-info.ts';
import { example, type ExampleContext } from '../example.ts';

const visitor = ({ member: { self } }: ExampleContext) => ({ query: { userId: bvUserIdOf(self) } });

export const visitsExamples = [
  example(visits.visitedMhsLanding, 'daniel', visitor),
  example(visits.visitedHealthPlans, 'daniel', visitor),
  example(visits.insertMessageCenterActivity, 'daniel', visitor),
  example(visitedEducationalMaterial, 'daniel', visitor),
  example(educationFile, 'daniel', () => ({
    params: { fileName: 'how-to-read-an-explanation-of-benefits.pdf' },
  })),
  example(visits.visitedClaimsAndPayments, 'daniel', ({ member: { self } }) => ({
    payload: { bvUserId: bvUserIdOf(self) },
  })),
  example(accessLog, 'maria', ({ day }) => ({
    query: { fromDate: addDays(day, -730), toDate: day },
  })),
];
