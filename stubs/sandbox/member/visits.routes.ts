/** The calls for visit records and for the access log (spec 001 §7 'Visit record'). */
import { visitedEducationalMaterial } from '../../../src/features/education/education.schema.ts';
import { accessLog } from '../../../src/features/account/settings/sign-ins/access-log.schema.ts';
import * as visits from '../../../src/member/visits/visits.schema.ts';
import { passwordLog } from '../account/password-log.ts';
import { refuse } from '../http/requests.ts';
import type { RouteInput } from '../serve-call.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { generateAccessLog, type AccessRecord } from './access-log.ts';
import { sandboxDay } from '../data/days.ts';
import { bvUserIdOf, visibleMembers } from './member-info.ts';
import { recordVisit } from './profile-changes.ts';
import { serveCall } from '../serve-call.ts';
import { accessesTo } from '../sign-in/simulations.ts';
import type { Family, VisitedView } from '../../people/family.ts';

type Visitor = Pick<RouteInput<typeof visits.visitedClaimsAndPayments>, 'caller' | 'member' | 'day'>;

/** Log entries for staff who opened a record in this sandbox, in addition to the generated entries. */
const staffAccesses = (services: SandboxServices, family: Family): AccessRecord[] =>
  accessesTo(services, family.id).map(({ pin, at, by, reason, role, organization }) => ({
    pin,
    date: sandboxDay(at),
    wire: {
      accessId: `LOOK${family.id.toUpperCase()}-${at}`,
      accessTimestamp: new Date(at).toISOString(),
      memberFirstName: family.members.find((member) => member.pin === pin)?.firstName ?? '',
      roleCd: role,
      accessedBy: by,
      organization,
      reason,
      // The sandbox does not record which areas were opened, and staff can open all of them.
      areas: ['Whole account, read-only'],
    },
  }));

export function visitsRoutes(services: SandboxServices) {
  const routes = createRouter();

  /** Records a visit under the caller's own bvUserId or userId. */
  const visit = (view: VisitedView, userId: string, { caller, member, day }: Visitor) => {
    const ownIds = [bvUserIdOf(member.self), caller.person.id];
    if (!ownIds.includes(userId)) return refuse(403, 'NOT-YOUR-ID');
    recordVisit(services, caller.person, view, day);
    return { payload: { status: 'SUCCESS' as const, visitDate: day } };
  };

  serveCall(routes, services, visits.visitedMhsLanding, (input) =>
    visit('landing', input.query.userId, input),
  );
  serveCall(routes, services, visits.visitedHealthPlans, (input) =>
    visit('plans', input.query.userId, input),
  );
  serveCall(routes, services, visits.insertMessageCenterActivity, (input) =>
    visit('messages', input.query.userId, input),
  );
  serveCall(routes, services, visitedEducationalMaterial, (input) =>
    visit('education', input.query.userId, input),
  );
  serveCall(routes, services, visits.visitedClaimsAndPayments, (input) =>
    visit('claims', input.payload.bvUserId, input),
  );

  serveCall(
    routes,
    services,
    accessLog,
    ({ query: { fromDate, toDate }, caller: { person }, member, day }) => {
      if (fromDate > toDate) return refuse(400, 'BAD-REQUEST');
      const visible = visibleMembers(member.family, member.self).map(({ pin }) => pin);
      const looks = [
        ...passwordLog(services, person, member),
        ...staffAccesses(services, member.family),
        ...generateAccessLog(member.family, day),
      ]
        .filter(({ pin, date }) => visible.includes(pin) && date >= fromDate && date <= toDate)
        .sort((a, b) => b.wire.accessTimestamp.localeCompare(a.wire.accessTimestamp));
      return { payload: { accessLog: looks.map(({ wire }) => wire) } };
    },
  );

  return routes;
}
