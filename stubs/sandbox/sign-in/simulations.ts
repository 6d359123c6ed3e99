/** Sessions in which staff see the portal as a member: the customer-service proxy login, and agents for their clients (spec 000 §1, §6). */
import { deleteCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Person } from '../../people/person.ts';
import type { SandboxServices, SandboxContext } from '../context.ts';
import { cookieOptions } from './session-cookies.ts';
import { hashOf, SESSION_SECONDS } from './session-store.ts';

const OWNER = '';
const KIND = 'simulation';
/** The simulation from which a token was issued, by hash. */
const ISSUED_FROM = 'simulation-issued-from';

/** Spec 000 §3 'Cookies'. HttpOnly: it is as sensitive as the member's password. */
const PROXY_COOKIE = 'HMCSRProxyToken';

/** The client whose portal an agent opens. */
export interface ActingFor {
  readonly agencyId: string;
  readonly agencyName: string;
  readonly clientId: string;
}

interface Simulated {
  staff: Person;
  member: Person;
  brand: string;
  reason: string;
  /** Left out for the customer-service proxy login. */
  acting?: ActingFor;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Names agent, agency and client, as a JWT. The signature is random and never checked: the sandbox finds tokens by their hash. */
function actingToken({ now, random }: SandboxServices, { staff, acting }: Simulated): string | undefined {
  if (!acting) return undefined;
  const { agencyId: agency, clientId: client } = acting;
  const exp = Math.floor(now() / 1000) + SESSION_SECONDS;
  const claims = { agent: staff.staff?.agentId ?? '', agency, client, exp };
  return [part({ alg: 'HS256', typ: 'JWT' }), part(claims), random(32).toString('base64url')].join('.');
}

export function startSimulation(services: SandboxServices, c: SandboxContext, simulated: Simulated): string {
  const { staff, member, brand } = simulated;
  const token = services.sessions.start(member.logonId, brand, actingToken(services, simulated));
  setCookie(c, PROXY_COOKIE, token, { ...cookieOptions(c), httpOnly: true });
  services.state.set(OWNER, KIND, hashOf(token), staff.logonId);
  logAccess(services, simulated);
  return token;
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

/** Adds the access to the member's access log (000 §3; the log is chosen here). */
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

/** Accesses by staff in this sandbox, newest first. @param familyId family of the record */
export const accessesTo = ({ state }: SandboxServices, familyId: string): v.InferOutput<typeof look>[] =>
  [...state.list(`family ${familyId}`, 'look', look).values()].reverse();

export const isSimulated = ({ state }: SandboxServices, token: string): boolean =>
  state.get(OWNER, KIND, hashOf(token), v.string()) !== undefined;

/** Hashes of the tokens of all simulations. */
export const simulatedHashes = ({ state }: SandboxServices): ReadonlySet<string> =>
  new Set(state.list(OWNER, KIND, v.string()).keys());

/** Marks a token issued to a simulation as part of it. */
export function continueSimulation({ state }: SandboxServices, from: string, to: string): void {
  const staff = state.get(OWNER, KIND, hashOf(from), v.string());
  if (staff === undefined) return;
  state.set(OWNER, KIND, hashOf(to), staff);
  state.set(OWNER, ISSUED_FROM, hashOf(to), hashOf(from));
}

/** Tokens that were issued to a simulation end with it. */
function endIssued({ state, sessions }: SandboxServices, hash: string): void {
  for (const [issued, from] of state.list(OWNER, ISSUED_FROM, v.string())) {
    if (from !== hash) continue;
    sessions.endHashed(issued);
    state.remove(OWNER, KIND, issued);
    state.remove(OWNER, ISSUED_FROM, issued);
  }
}

/** Whether another simulation of the same staff goes on. */
const hasAnother = ({ state, sessions }: SandboxServices, staff: string): boolean =>
  [...state.list(OWNER, KIND, v.string())].some(([hash, of]) => of === staff && sessions.isOpen(hash));

/** Ends a simulation. The cookie goes with the last one of the same staff. @returns whether the token was one */
export function endSimulation(services: SandboxServices, c: SandboxContext, token: string): boolean {
  const hash = hashOf(token);
  const staff = services.state.get(OWNER, KIND, hash, v.string());
  if (staff === undefined) return false;
  services.state.remove(OWNER, KIND, hash);
  services.state.remove(OWNER, ISSUED_FROM, hash);
  endIssued(services, hash);
  if (!hasAnother(services, staff)) deleteCookie(c, PROXY_COOKIE, cookieOptions(c));
  return true;
}
