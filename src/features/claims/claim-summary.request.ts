/** This request is sent before the schema loads (decisions/code#reads-that-start-before-their-code). */
import type { RequestShape } from '../../lib/http/call.schema.ts';

export const CLAIM_SUMMARY = {
  method: 'post',
  path: '/rbsmbl/x-services/claim/summary',
  access: 'member',
} as const satisfies RequestShape;
