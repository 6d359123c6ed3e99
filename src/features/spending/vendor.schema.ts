import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { compactDate, flag, optionalText, text } from '../../lib/http/wire.schema.ts';

const vendorResponse = v.pipe(
  v.object({ payload: v.object({ claimAndSpending: flag, vendorName: optionalText }) }),
  v.transform(({ payload }) => ({
    showsClaimsAndSpending: payload.claimAndSpending,
    vendor: payload.vendorName,
  })),
);

/**
 * Whether a vendor manages a group's accounts; if so, Claims & Spending is shown (spec 001 §3 'Vendor detail', §6,
 * §7 'Vendor details'). 403 for a client or group that is not the caller's. Not in the spec: vendorName, and
 * yearEndDate (the last day of the plan year, as yyyyMMdd).
 */
export const vendorDetails = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/spendingAccount/vendordetails',
  access: 'member',
  query: v.object({ clientNumber: text, yearEndDate: compactDate, groupNumber: text }),
  response: vendorResponse,
});
