/** Calls the services that record visits (spec 001 §7 'Visit record'). */
import { visitedEducationalMaterial } from '../../features/education/education.schema.ts';
import type { IsoDate } from '../../lib/date/date.ts';
import { send } from '../../lib/http/http.ts';
import type { SendOptions } from '../../lib/http/request.ts';
import {
  insertMessageCenterActivity,
  visitedClaimsAndPayments,
  visitedHealthPlans,
  visitedMhsLanding,
} from './visits.schema.ts';
import type { VisitArea } from '../shared/view-props.ts';

/** The call for each area. The calls for landing, plans and messages are GET requests that write. */
const CALLS = {
  landing: (userId, options) => send(visitedMhsLanding, { query: { userId } }, options),
  plans: (userId, options) => send(visitedHealthPlans, { query: { userId } }, options),
  messages: (userId, options) => send(insertMessageCenterActivity, { query: { userId } }, options),
  education: (userId, options) => send(visitedEducationalMaterial, { query: { userId } }, options),
  claims: (bvUserId, options) => send(visitedClaimsAndPayments, { payload: { bvUserId } }, options),
} as const satisfies Record<
  VisitArea,
  (userId: string, options: SendOptions) => Promise<{ visitDate: IsoDate }>
>;

/** Records a visit, even while the page unloads. @returns the date of the visit @throws ServiceError */
export const recordVisit = async (area: VisitArea, bvUserId: string): Promise<IsoDate> =>
  (await CALLS[area](bvUserId, { keepalive: true })).visitDate;
