/** Requests without their schemas, for the early reads (decision 112). */
import type { RequestShape } from '../../lib/http/call.schema.ts';

export const CLAIM_SUMMARY = {
  method: 'post',
  path: '/rbsmbl/x-services/claim/summary',
  access: 'member',
} as const satisfies RequestShape;
