/** The calls of agents, agency admins and internal staff: regions, agencies, producer numbers, simulation (spec 000 §3, §4, §6, §7). */
import * as calls from '../../../src/features/agents/agents.schema.ts';
import { startCsrProxy } from '../../../src/features/simulation/simulation.schema.ts';
import { memberOf } from '../../people/member-of.ts';
import { saveNpn, savePreference } from '../account/account-state.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { serveCall } from '../serve-call.ts';
import { brandOfStore } from '../sign-in/sign-in-flows.routes.ts';
import { startSimulation } from '../sign-in/simulations.ts';

/** Data-dictionary tokens by region. The spec defines 14, 16 and 17, and maps 1, 3, 7 and 18 to the main brand (000 §4). */
const DD_TOKENS: ReadonlyMap<string, string> = new Map([
  ['PA', '1'],
  ['WV', '3'],
  ['DE', '7'],
  ['MN', '14'],
  ['ND', '16'],
  ['WY', '17'],
  ['NY', '18'],
]);

const success = { payload: { status: 'success' as const } };

export function agentsRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, calls.getddTokenByRegion, ({ query: { region }, caller: { person } }) => {
    const ddToken = DD_TOKENS.get(region);
    if (ddToken === undefined) return refuse(404, 'NO-SUCH-REGION');
    if (!person.staff?.regions.some((own) => own.region === region)) return refuse(403, 'NOT-YOUR-REGION');
    return { payload: { region, ddToken } };
  });

  serveCall(routes, services, calls.updateAgencyPreference, ({ payload, caller: { person } }) => {
    const agency = person.staff?.agencies.find(({ agencyId }) => agencyId === payload.agencyIdPref);
    const isOwnRegion = person.staff?.regions.some(({ region }) => region === payload.regionPref);
    if (!agency || !isOwnRegion) return refuse(403, 'NOT-YOUR-AGENCY');
    if (agency.region !== payload.regionPref) return refuse(400, 'REGION-MISMATCH');
    savePreference(services, person, payload);
    return success;
  });

  serveCall(routes, services, calls.updateProducerNpn, ({ payload, caller: { person } }) => {
    if (person.role === 'INTERNAL') return refuse(403, 'NOT-A-PRODUCER');
    saveNpn(services, person, payload.npnNo);
    return success;
  });

  serveCall(routes, services, startCsrProxy, ({ c, param, payload, caller: { person, session }, day }) => {
    const trusted = services.sessions.find(c.req.header('ObSSOCookie') ?? '');
    const isOwn = trusted?.logonId === session.logonId && !services.sessions.isExpired(trusted);
    if (person.role !== 'INTERNAL' || !person.staff?.mayProxy || !isOwn)
      return refuse(403, 'SIMULATE-PROHIBITED');
    const brand = brandOfStore(param('storeID'));
    if (brand === undefined) return refuse(404, 'NO-SUCH-STORE');
    const member = services.accounts.find(param('logonID'));
    if (!member) return refuse(404, 'USER-NOT-ON-FILE');
    if (!memberOf(member) || member.refusal) return refuse(403, 'SIMULATE-PROHIBITED');
    const { reason } = payload;
    return startSimulation(services, c, { staff: person, within: session.root, member, brand, reason }, day);
  });

  return routes;
}
