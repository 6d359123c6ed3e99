/**
 * The requests without their response schemas, for the early reads (decisions/code#reads-that-start-before-their-code).
 */
import type { RequestShape } from '../../lib/http/call.schema.ts';

export const GET_MESSAGES = {
  method: 'post',
  path: '/rbsmbl/x-services/member/getMessages',
  access: 'member',
} as const satisfies RequestShape;
