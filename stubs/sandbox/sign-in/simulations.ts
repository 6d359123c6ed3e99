/** Simulations: staff see a member's portal (proxy login), and agents see a client's portal (spec 000 §1, §6). */
import { deleteCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Person } from '../../people/person.ts';
import type { SandboxServices, SandboxContext } from '../context.ts';
import { accountOf } from '../account/account-state.ts';
import { signInRecord } from './user-record.ts';
import { cookieOptions } from './session-cookies.ts';
import { hashOf, isSimulation, rootWithin, SESSION_SECONDS, type SessionRoot } from './session-store.ts';
import { endSession, jsonWebToken } from './token-grants.ts';

const ID_BYTES = 16;

/** The cookie with a simulation's token (spec 000 §3 'Cookies'). It is HttpOnly, because it is as sensitive as the member's password. */
const PROXY_COOKIE = 'HMCSRProxyToken';

/** The agency and client, if an agent opens a client's portal. */
interface ActingFor {
  readonly agencyId: string;
  readonly agencyName: string;
  readonly clientId: string;
}

interface Simulated {
  staff: Person;
  /** The session of the staff member. The simulation ends with it. */
  within: SessionRoot;
  member: Person;
  brand: string;
  reason: string;
  /** Set for an agent, but not for the customer-service proxy login. */
  acting?: ActingFor;
}

/** A token that contains agent, agency and client. */
function actingToken(services: SandboxServices, { staff, acting }: Simulated): string | undefined {
  if (!acting) return undefined;
  const { agencyId: agency, clientId: client } = acting;
  const exp = Math.floor(services.now() / 1000) + SESSION_SECONDS;
  return jsonWebToken({ agent: staff.staff?.agentId ?? '', agency, client, exp }, services);
}

/** Starts a simulation. @returns the response to the call that starts it */
export function startSimulation(
  services: SandboxServices,
  c: SandboxContext,
  simulated: Simulated,
  day: IsoDate,
) {
  const { within, member, brand } = simulated;
  const acting = actingToken(services, simulated);
  const token = services.sessions.start(member.logonId, brand, {
    root: rootWithin(within, services.random(ID_BYTES).toString('hex')),
    ...(acting !== undefined && { token: acting }),
  });
  setCookie(c, PROXY_COOKIE, token, { ...cookieOptions(c), httpOnly: true });
  logAccess(services, simulated);
  const account = accountOf(services, member);
  const { logonId, firstName, lastName } = signInRecord({ person: member, account, brand, day });
  const expiresIn = services.sessions.secondsLeft(token);
  return { HMCSRProxyToken: token, logonId, firstName, lastName, expiresIn };
}

const ROLE_CODES = { AGENT: 'AGT', AGENCY_ADMIN: 'ADM', INTERNAL: 'CSR' } as const;
const roleCode = ({ role }: Person): 'AGT' | 'ADM' | 'CSR' =>
  role === 'AGENT' || role === 'AGENCY_ADMIN' ? ROLE_CODES[role] : ROLE_CODES.INTERNAL;

const look = v.object({
  pin: v.string(),
  at: v.number(),
  by: v.string(),
  reason: v.string(),
  role: v.picklist(['AGT', 'ADM', 'CSR']),
  organization: v.string(),
});

/** Adds the simulation to the member's access log (000 §3). The spec does not define the log's entries. */
function logAccess(
  { state, now }: SandboxServices,
  { staff, member: { member }, reason, acting }: Simulated,
): void {
  if (!member) return;
  const [first = '', last = ''] = staff.name.split(' ');
  const made: v.InferOutput<typeof look> = {
    pin: member.pin,
    at: now(),
    by: `${first} ${last.slice(0, 1)}.`,
    reason,
    role: roleCode(staff),
    organization: acting?.agencyName ?? 'Customer service',
  };
  state.set(`family ${member.family}`, 'look', `${made.at}-${hashOf(staff.logonId).slice(0, 8)}`, made);
}

/** The access-log entries for simulations of the family's members in this sandbox, newest first. */
export const accessesTo = ({ state }: SandboxServices, familyId: string): v.InferOutput<typeof look>[] =>
  [...state.list(`family ${familyId}`, 'look', look).values()].reverse();

export function isSimulated({ sessions }: SandboxServices, token: string): boolean {
  const session = sessions.find(token);
  return session !== undefined && isSimulation(session.root);
}

/**
 * Ends a simulation. Also deletes the cookie if no other simulation is open in the staff member's session.
 * @returns whether the token belonged to a simulation
 */
export function endSimulation(services: SandboxServices, c: SandboxContext, token: string): boolean {
  const root = services.sessions.find(token)?.root;
  if (!root || !isSimulation(root)) return false;
  endSession(services, token);
  const within = root.path.slice(0, root.path.lastIndexOf('/'));
  if (!services.sessions.hasOpenWithin(within)) deleteCookie(c, PROXY_COOKIE, cookieOptions(c));
  return true;
}
