/** The customer-service proxy login (spec 000 §1, §6, §7). */
import * as v from 'valibot';
import { defineCall } from '../../lib/call.schema.ts';
import { optionalText, text } from '../../lib/wire.schema.ts';

const simulationReply = v.pipe(
  v.object({
    HMCSRProxyToken: text,
    logonId: text,
    firstName: optionalText,
    lastName: optionalText,
    /** Seconds. */
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
export type Simulation = v.InferOutput<typeof simulationReply>;

/**
 * Lets internal staff act as a member (spec 000 §7, header ObSSOCookie). 403 for others: the simulate-prohibited modal
 * (000 §8). A sign-out with the proxy token returns nextAction stopSimulation (000 §4). Chosen here: the response;
 * HMCSRProxyToken is the bearer token of the simulated session and an HttpOnly cookie, which the service sets and clears;
 * ObSSOCookie is the cookie that the older sign-in sets (its WCTrustedToken), and every other sign-in for internal staff;
 * it must be the caller's own.
 */
export const startCsrProxy = defineCall({
  method: 'post',
  path: '/wcs/x-services/resources/store/{storeID}/csrproxy/{logonID}/start',
  access: 'staff',
  takes: ['ObSSOCookie'],
  reply: simulationReply,
  progress: true,
});
