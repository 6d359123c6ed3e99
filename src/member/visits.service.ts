/** The calls that record a visit (spec 001 §7 'Visit record'). */
import { send } from '../lib/http.ts';
import { visitedClaimsAndPayments, visitedMhsLanding } from './visits.schema.ts';
import type { VisitedPlace } from './visits.rules.ts';

/** Each place's call, as the services have them: one is a GET that changes something. */
const CALLS = {
  landing: (userId) => send(visitedMhsLanding, { query: { userId } }),
  claims: (bvUserId) => send(visitedClaimsAndPayments, { payload: { bvUserId } }),
} as const satisfies Record<VisitedPlace, (userId: string) => Promise<unknown>>;

/** Records a visit. @param bvUserId the member's. @throws ServiceError */
export const recordVisit = async (place: VisitedPlace, bvUserId: string): Promise<void> =>
  void (await CALLS[place](bvUserId));
