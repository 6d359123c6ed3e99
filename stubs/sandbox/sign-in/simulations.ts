/** Sessions in which internal staff act as a member (spec 000 §6 'customer-service proxy login'). */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Person } from '../../people/person.ts';
import type { SandboxServices, SandboxContext } from '../context.ts';
import { cookieOptions } from './session-cookies.ts';
import { hashOf } from './session-store.ts';

const OWNER = '';
const KIND = 'simulation';

/** Spec 000 §3 'Cookies'. HttpOnly: it is as sensitive as the member's password. */
const PROXY_COOKIE = 'HMCSRProxyToken';

export function startSimulation(
  services: SandboxServices,
  c: SandboxContext,
  { staff, member, brand, reason }: { staff: Person; member: Person; brand: string; reason: string },
): string {
  const token = services.sessions.start(member.logonId, brand);
  setCookie(c, PROXY_COOKIE, token, { ...cookieOptions(c), httpOnly: true });
  services.state.set(OWNER, KIND, hashOf(token), staff.logonId);
  logAccess(services, staff, member, reason);
  return token;
}

const look = v.object({ pin: v.string(), at: v.number(), by: v.string(), reason: v.string() });

/** Adds the access to the member's access log (000 §3; the log is chosen here). */
function logAccess({ state, now }: SandboxServices, staff: Person, { member }: Person, reason: string): void {
  if (!member) return;
  const [first = '', last = ''] = staff.name.split(' ');
  const made = { pin: member.pin, at: now(), by: `${first} ${last.slice(0, 1)}.`, reason };
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
  if (staff !== undefined) state.set(OWNER, KIND, hashOf(to), staff);
}

/** Ends a simulation and clears its cookie, which a later simulation may have replaced. @returns whether the token was one */
export function endSimulation(services: SandboxServices, c: SandboxContext, token: string): boolean {
  const simulates = isSimulated(services, token);
  services.state.remove(OWNER, KIND, hashOf(token));
  if (simulates && (getCookie(c, PROXY_COOKIE) ?? token) === token)
    deleteCookie(c, PROXY_COOKIE, cookieOptions(c));
  return simulates;
}
