import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { text } from '../../lib/http/wire.schema.ts';

const capabilityResponse = v.pipe(
  v.object({ payload: v.object({ status: v.literal('SUCCESS'), mtmId: text, visits: v.number() }) }),
  v.transform(({ payload }) => ({ id: payload.mtmId, visits: payload.visits })),
);

/**
 * Records that the member visited the medication therapy vendor (spec 001 §7 'Medication therapy', data manager
 * persistMTMInfo). mtmId is 'MTM' followed by the member's ecId; 403 for another member's mtmId. Not in the spec: the fields of
 * capabilityPayload, the format of mtmId, and the response, which contains the number of visits.
 */
export const mtmCapabilityInfo = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/mtm/capabilityInfo',
  access: 'member',
  payload: v.object({ capabilityPayload: v.object({ capability: text, groupNumber: text }), mtmId: text }),
  response: capabilityResponse,
});
