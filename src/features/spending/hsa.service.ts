import type { IsoDate } from '../../lib/date.ts';
import { send } from '../../lib/http.ts';
import { fetchVolatileMemberInfo } from '../../profile/profile.service.ts';
import { hsaEnroll, hsaTermsAndConditions } from './hsa.schema.ts';
import type { EnrollmentParty } from './hsa-enrollment.rules.ts';

export interface AcceptedTerms {
  accepted: boolean;
  /** '' if it is not known. */
  version: string;
  /** The day on which they were accepted; null if it is not known. */
  date: IsoDate | null;
}

/** @param version to accept; null declines @returns what the service has now @throws ServiceError */
export const saveHsaTerms = (version: string | null): Promise<AcceptedTerms> =>
  send(hsaTermsAndConditions, {
    payload: version === null ? { accepted: false } : { accepted: true, version },
  });

/** @returns the confirmation number; the same for a repeated request @throws ServiceError */
export const startEnrollment = async (party: EnrollmentParty): Promise<string> =>
  (await send(hsaEnroll, { payload: party })).confirmation;

/** What the service has. @throws ServiceError */
export async function fetchHsaTerms(): Promise<AcceptedTerms> {
  const info = await fetchVolatileMemberInfo(new AbortController().signal);
  return {
    accepted: info.mhsTermsConditionsCode === 'Y',
    version: info.mhsTermsVersion,
    date: info.mhsTermsAcceptedDate,
  };
}
