import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../lib/http/call.schema.ts';
import { optionalText, text } from '../../lib/http/wire.schema.ts';
import { REASON_LENGTH } from './reason-length.ts';

const reason = v.pipe(v.string(), v.trim(), v.minLength(REASON_LENGTH.min), v.maxLength(REASON_LENGTH.max));

const simulationResponse = v.pipe(
  v.object({
    HMCSRProxyToken: text,
    logonId: text,
    firstName: optionalText,
    lastName: optionalText,
    /** In seconds. */
    expiresIn: v.pipe(v.number(), v.minValue(1)),
  }),
  v.transform((wire) => ({
    token: wire.HMCSRProxyToken,
    logonId: wire.logonId,
    firstName: wire.firstName,
    lastName: wire.lastName,
    lifetimeSeconds: wire.expiresIn,
  })),
);
export type Simulation = v.InferOutput<typeof simulationResponse>;

/**
 * Lets internal staff act as a member (spec 000 §1, §6, §7, header ObSSOCookie). 403 for anyone else, which opens the
 * simulate-prohibited modal (000 §8). Signing out with the proxy token returns nextAction stopSimulation (000 §4).
 * Not in the spec: the response; HMCSRProxyToken is the session's bearer token and an HttpOnly cookie that the service
 * sets and clears; ObSSOCookie is the caller's own cookie, which every staff sign-in sets (the older flow also returns
 * its value as WCTrustedToken); `reason`, which the member's access log shows.
 */
export const startCsrProxy = defineCall({
  method: 'post',
  path: '/wcs/x-services/resources/store/{storeID}/csrproxy/{logonID}/start',
  access: 'staff',
  takes: ['ObSSOCookie'],
  payload: v.object({ reason }),
  response: simulationResponse,
  progress: true,
});

/**
 * Opens the portal of an agency's client, read-only (spec 000 §1 'work on behalf of their book of business'). 403 if the
 * agency is not the caller's, if the client belongs to another agency, and without the entitlement ACT_FOR_CLIENT; 404 for
 * a client without a portal account. Not in the spec: the whole call. The response is that of startCsrProxy; the token names
 * agent, agency and client; the member's access log shows `reason`.
 */
export const openClient = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/producer/client/open',
  access: 'staff',
  payload: v.object({ agencyId: text, clientId: text, reason }),
  response: simulationResponse,
  progress: true,
});
export type OpenClientRequest = PayloadOf<typeof openClient>;
