/** Requests without their schemas, for the early reads (decision 112). */
import type { RequestShape } from '../../lib/http/call.schema.ts';

export const VENDOR_DETAILS = {
  method: 'get',
  path: '/rbsmbl/x-services/spendingAccount/vendordetails',
  access: 'member',
} as const satisfies RequestShape;
