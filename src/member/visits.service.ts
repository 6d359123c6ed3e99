/** The calls that record a visit (spec 001 §7 'Visit record'). */
import { send } from '../lib/http.ts';
import { visitedClaimsAndPayments, visitedMhsLanding } from './visits.schema.ts';
import type { VisitArea } from './visits.rules.ts';

/** The landing visit is a GET that writes. */
const CALLS = {
  landing: (userId) => send(visitedMhsLanding, { query: { userId } }),
  claims: (bvUserId) => send(visitedClaimsAndPayments, { payload: { bvUserId } }),
} as const satisfies Record<VisitArea, (userId: string) => Promise<unknown>>;

/** @throws ServiceError */
export const recordVisit = async (area: VisitArea, bvUserId: string): Promise<void> =>
  void (await CALLS[area](bvUserId));
