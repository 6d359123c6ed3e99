/** Calls of agents, agency admins and internal staff (spec 000 §3 'User data record', §4, §6, §7). */
import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../lib/http/call.schema.ts';
import { flag, text } from '../../lib/http/wire.schema.ts';
import { BROKER_LINES } from '../../session/user/user-info.schema.ts';

const success = v.object({ payload: v.object({ status: v.literal('success') }) });

const ddTokenResponse = v.pipe(
  v.object({ payload: v.object({ region: text, ddToken: v.pipe(v.string(), v.regex(/^\d{1,2}$/)) }) }),
  v.transform(({ payload }) => ({ region: payload.region, dataDomain: Number(payload.ddToken) })),
);

/**
 * The data-dictionary token of a region, requested again when the region changes (spec 000 §4, §7). The tokens are 14
 * for Minnesota, 16 for North Dakota, 17 for Wyoming, and 1, 3, 7 and 18 for the main brand. 403 for a region that does
 * not belong to the caller.
 * Not in the spec: APPID is the same as for sign-out; region codes are states; the response.
 */
export const getddTokenByRegion = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/ddResource/getddTokenByRegion',
  access: 'staff',
  sends: { APPID: 'CHMMBR' },
  query: v.object({ region: text }),
  response: ddTokenResponse,
  critical: true,
});

/**
 * Saves agency, region and the broker's preferred view (spec 000 §3 'Preference fields', §4, §7 'agency preference
 * update'), which getUserInfo then returns. 403 for an agency or region that does not belong to the caller. Not in the
 * spec: path, payload and response.
 */
export const updateAgencyPreference = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/producer/agencyPreference',
  access: 'staff',
  payload: v.object({
    agencyIdPref: text,
    regionPref: text,
    rememberAgencyRegion: flag,
    isBrokerAgencyPref: v.optional(flag, false),
    brokerAgencyPrefLob: v.optional(v.picklist(BROKER_LINES)),
  }),
  response: success,
});
export type AgencyPreference = PayloadOf<typeof updateAgencyPreference>;

/**
 * Changes the national producer number of an agent or agency admin (spec 000 §7 'producer NPN update'). 403 for
 * internal staff, who have no such number. Not in the spec: path, payload, response, and the number's length of 1 to
 * 10 digits.
 */
export const updateProducerNpn = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/producer/npn',
  access: 'staff',
  payload: v.object({ npnNo: v.pipe(v.string(), v.regex(/^\d{1,10}$/)) }),
  response: success,
});
