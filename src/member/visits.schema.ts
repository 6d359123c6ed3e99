/** Visit records, and the access log of the member's record (spec 001 §7 'Visit record'). */
import * as v from 'valibot';
import { defineCall } from '../lib/call.schema.ts';
import { date, isoDay, optionalText, text } from '../lib/wire.schema.ts';

const visitReply = v.pipe(
  v.object({ payload: v.object({ status: v.literal('SUCCESS'), visitDate: date }) }),
  v.transform(({ payload }) => ({ visitDate: payload.visitDate })),
);

/** The member's bvUserId, or the userId of the user data record. */
const visitor = v.object({ userId: text });

/**
 * Records that the member opened the claims area (spec 001 §7 'Visit record'); volatileMemberInfo has the date
 * from then on. A GET that writes, as the service has it. 403 for another user's id. Chosen here:
 * the query, and the response: status 'SUCCESS' and visitDate.
 */
export const visitedMhsLanding = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/updateMetrics/visitedMHSLanding',
  access: 'member',
  query: visitor,
  writes: true,
  reply: visitReply,
});

/** Records a visit to the health plans (spec 001 §7 'Visit record'). Chosen here: the query and the response. */
export const visitedHealthPlans = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/updateMetrics/visitedHealthPlans',
  access: 'member',
  query: visitor,
  writes: true,
  reply: visitReply,
});

/**
 * Records a visit to the message center; lastMessageCenterVisitDate becomes today (spec 001 §3, §7 'Visit
 * record'). Chosen here: the query and the response.
 */
export const insertMessageCenterActivity = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/messagecenteractivity/insert',
  access: 'member',
  query: visitor,
  writes: true,
  reply: visitReply,
});

/**
 * Records a visit to claims and payments; lastClaimPaymentVisitDate becomes today (spec 001 §3, §7 'Visit
 * record'). Chosen here: the path before the name, and the response.
 */
export const visitedClaimsAndPayments = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/updateMetrics/visitedClaimsAndPayments',
  access: 'member',
  payload: v.object({ bvUserId: text }),
  reply: visitReply,
});

/** Who may have looked. Chosen here. */
const ROLE = { CSR: 'customer-service', AGT: 'agent', ADM: 'agency-admin' } as const;

const look = v.pipe(
  v.object({
    accessId: text,
    /** With the offset from UTC. */
    accessTimestamp: v.pipe(v.string(), v.isoTimestamp()),
    roleCd: v.picklist(['CSR', 'AGT', 'ADM']),
    /** First name and initial for staff. */
    accessedBy: text,
    organization: optionalText,
    reason: optionalText,
    /** Parts of the record that were opened. */
    areas: v.array(text),
    memberFirstName: text,
  }),
  v.transform((wire) => ({
    id: wire.accessId,
    at: wire.accessTimestamp,
    role: ROLE[wire.roleCd],
    by: wire.accessedBy,
    organization: wire.organization,
    reason: wire.reason,
    areas: wire.areas,
    memberFirstName: wire.memberFirstName,
  })),
);
export type AccessWire = v.InferInput<typeof look>;

const accessLogReply = v.pipe(
  v.object({ payload: v.object({ accessLog: v.array(look) }) }),
  v.transform(({ payload }) => payload.accessLog),
);

/**
 * Who of customer service and the agencies looked at the record of the member, or of the family for a
 * subscriber, newest first. Dates are yyyy-MM-dd, both ends included; timestamps ISO with the offset from UTC.
 * Not in the specification. Chosen here: all of it.
 */
export const accessLog = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/member/v1/accessLog',
  access: 'member',
  query: v.object({ fromDate: isoDay, toDate: isoDay }),
  reply: accessLogReply,
});
