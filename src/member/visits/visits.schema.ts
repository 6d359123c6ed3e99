/** Visit records (spec 001 §7 'Visit record'). */
import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { date, text } from '../../lib/http/wire.schema.ts';

const visitResponse = v.pipe(
  v.object({ payload: v.object({ status: v.literal('SUCCESS'), visitDate: date }) }),
  v.transform(({ payload }) => ({ visitDate: payload.visitDate })),
);

/** Query of a visit. `userId` is the member's bvUserId, or the userId of the user data record. */
const visitor = v.object({ userId: text });

/**
 * Records that the member opened the claims area (spec 001 §7 'Visit record'); volatileMemberInfo then contains
 * the date. The service defines this write as a GET request. 403 for another user's id. Not in the spec:
 * the query, and the response: status 'SUCCESS' and visitDate.
 */
export const visitedMhsLanding = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/updateMetrics/visitedMHSLanding',
  access: 'member',
  query: visitor,
  writes: true,
  response: visitResponse,
});

/** Records a visit to the health plans (spec 001 §7 'Visit record'). Not in the spec: the query and the response. */
export const visitedHealthPlans = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/updateMetrics/visitedHealthPlans',
  access: 'member',
  query: visitor,
  writes: true,
  response: visitResponse,
});

/**
 * Records a visit to the message center; lastMessageCenterVisitDate becomes today (spec 001 §3, §7 'Visit
 * record'). Not in the spec: the query and the response.
 */
export const insertMessageCenterActivity = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/messagecenteractivity/insert',
  access: 'member',
  query: visitor,
  writes: true,
  response: visitResponse,
});

/**
 * Records a visit to claims and payments; lastClaimPaymentVisitDate becomes today (spec 001 §3, §7 'Visit
 * record'). Not in the spec: the part of the path before `visitedClaimsAndPayments`, and the response.
 */
export const visitedClaimsAndPayments = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/updateMetrics/visitedClaimsAndPayments',
  access: 'member',
  payload: v.object({ bvUserId: text }),
  response: visitResponse,
});
