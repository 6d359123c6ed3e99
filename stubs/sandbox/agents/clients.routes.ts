/** The book of business of an agency, and the portal of one of its clients (spec 000 §1, §6; decision 230). */
import { bookOfBusiness } from '../../../src/features/agents/book/book.schema.ts';
import { openClient } from '../../../src/features/simulation/simulation.schema.ts';
import { entitlementsOf } from '../../../src/session/user/roles.rules.ts';
import type { Person } from '../../people/person.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { refuse } from '../http/requests.ts';
import { serveCall } from '../serve-call.ts';
import { startSimulation } from '../sign-in/simulations.ts';
import { generateBook } from './books.ts';

type Agency = NonNullable<Person['staff']>['agencies'][number];

/** The caller's agency, if they have the entitlement there; internal staff have those of agency 1 (spec 000 §4). */
function entitledAgency({ staff, role }: Person, agencyId: string, entitlement: string): Agency | Response {
  const agency = staff?.agencies.find((one) => one.agencyId === agencyId);
  if (!staff || !agency) return refuse(403, 'NOT-YOUR-AGENCY');
  const agencies = staff.agencies.map((one) => ({ ...one, entitlements: [...one.entitlements] }));
  const codes = entitlementsOf({ type: { actorType: role ?? 'MEMBER' }, agencies, selectedAgency: agencyId });
  return codes.includes(entitlement) ? agency : refuse(403, 'NOT-ENTITLED');
}

export function clientsRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, bookOfBusiness, ({ param, caller: { person, session }, day }) => {
    const agency = entitledAgency(person, param('agencyId'), 'BOOK_OF_BUSINESS');
    if (agency instanceof Response) return agency;
    const book = generateBook(agency.agencyId, session.brand, day);
    return { payload: { clients: book.map(({ wire }) => wire) } };
  });

  serveCall(routes, services, openClient, ({ c, payload, caller: { person: staff, session }, day }) => {
    const agency = entitledAgency(staff, payload.agencyId, 'ACT_FOR_CLIENT');
    if (agency instanceof Response) return agency;
    const { agencyId, agencyName } = agency;
    const { brand } = session;
    const { clientId, reason } = payload;
    const client = generateBook(agencyId, brand, day).find(({ wire }) => wire.clientId === clientId);
    if (!client) return refuse(403, 'NOT-YOUR-CLIENT');
    const { person: member } = client;
    if (!member) return refuse(404, 'NO-PORTAL-ACCOUNT');
    const acting = { agencyId, agencyName, clientId };
    return startSimulation(services, c, { staff, within: session.root, member, brand, reason, acting }, day);
  });

  return routes;
}
