import { send } from '../../lib/http.ts';
import { fetchVolatileMemberInfo } from '../../profile/profile.service.ts';
import { hsaEnroll, hsaTermsAndConditions } from './hsa.schema.ts';
import type { EnrollmentParty } from './hsa-enrollment.rules.ts';

/** @returns whether the service has the terms as accepted @throws ServiceError */
export const saveHsaTerms = async (accepted: boolean): Promise<boolean> =>
  (await send(hsaTermsAndConditions, { payload: { accepted } })).accepted;

/** @returns the confirmation number; the same for a repeated request @throws ServiceError */
export const startEnrollment = async (party: EnrollmentParty): Promise<string> =>
  (await send(hsaEnroll, { payload: party })).confirmation;

/** Whether the service has the terms as accepted. @throws ServiceError */
export const areTermsAccepted = async (): Promise<boolean> =>
  (await fetchVolatileMemberInfo(new AbortController().signal)).mhsTermsConditionsCode === 'Y';
