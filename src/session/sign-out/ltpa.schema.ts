import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { optionalText } from '../../lib/http/wire.schema.ts';

export const SIGN_OUT_STORE = '10152'; // spec 000 §7 'fixed store 10152'

const done = v.object({ status: v.literal('success') });

/**
 * Signs out of the older flow, always at store 10152 (spec 000 §7); clears LtpaToken2 and ObSSOCookie. Not in the spec:
 * the response; the call also succeeds without a session, because userLogout is called first.
 */
export const ltpaLogout = defineCall({
  method: 'delete',
  path: '/wcs/x-services/resources/store/{storeID}/ltpaidentity/@self',
  access: 'public',
  inSimulation: 'allowed',
  response: done,
  progress: true,
});

const validateResponse = v.object({ valid: v.boolean(), logonId: optionalText });

/**
 * Checks the session's token. 401 if the token is invalid, or if LtpaToken2 belongs to a different or an ended session
 * (spec 000 §4 'Session stale check', 'failed token check', §7). Not in the spec: the response; that `valid: false`
 * ends the session, as a 401 does; that only the bearer token counts if there is no LtpaToken2.
 */
export const validateLtpa = defineCall({
  method: 'get',
  path: '/dps/x-services/validateltpa',
  access: 'session',
  response: validateResponse,
});
