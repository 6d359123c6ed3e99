import * as v from 'valibot';
import { defineCall } from '../../../lib/http/call.schema.ts';
import { looseDate, optionalText, text } from '../../../lib/http/wire.schema.ts';

const termsResponse = v.pipe(
  v.object({
    payload: v.object({
      mhsTermsConditionsCode: v.picklist(['Y', 'N']),
      mhsTermsVersion: optionalText,
      mhsTermsAcceptedDate: looseDate,
    }),
  }),
  v.transform(({ payload }) => ({
    accepted: payload.mhsTermsConditionsCode === 'Y',
    /** Version of the accepted terms; '' if none were accepted. */
    version: payload.mhsTermsVersion,
    date: payload.mhsTermsAcceptedDate,
  })),
);

/** Business code of the error if the accepted version is not the current one. Not in the spec. */
export const TERMS_CHANGED = 'TERMS-CHANGED';

/**
 * Saves whether the member accepts the HSA's terms. volatileMemberInfo then contains the code (spec 001 §3
 * mhsTermsConditionsCode, §7 'HSA terms'). 403 unless the caller is the subscriber. Not in the spec: `accepted` is a boolean;
 * `version` is required if `accepted` is true; 409 TERMS-CHANGED if it is not the current version; the response.
 */
export const hsaTermsAndConditions = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/hsa/termsAndConditions',
  access: 'member',
  payload: v.object({ accepted: v.boolean(), version: v.optional(text) }),
  response: termsResponse,
  progress: true,
});

const enrollResponse = v.pipe(
  v.object({ payload: v.object({ status: v.literal('IN-PROCESS'), confirmationNumber: text }) }),
  v.transform(({ payload }) => ({ confirmation: payload.confirmationNumber })),
);

/**
 * Starts enrollment in an HSA. From then on, hsaEnrollmentInProcessIndicator is Y (spec 001 §3 'Group', §4 'Module
 * type', §7 'HSA enroll'). A repeated request returns the same confirmation. 403 if the caller is not the subscriber,
 * or if the umi, client or group is not the caller's own. 400 HSA-NOT-OFFERED if the client offers no HSA. Not in the
 * spec: the response and the error codes.
 */
export const hsaEnroll = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/hsa/enroll',
  access: 'member',
  payload: v.object({ umi: text, groupNumber: text, clientNumber: text }),
  response: enrollResponse,
  progress: true,
});
