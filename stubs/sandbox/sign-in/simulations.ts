/** Which sessions are internal staff acting as a member (spec 000 §6 'customer-service proxy login'). */
import { deleteCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Person } from '../../people/person.ts';
import type { SandboxServices, SandboxContext } from '../context.ts';
import { cookieOptions } from './session-cookies.ts';
import { hashOf } from './session-store.ts';

const OWNER = '';
const KIND = 'simulation';

/** Spec 000 §3 'Cookies'. It is as good as the member's password: out of reach of scripts, which have the answer's token. */
const PROXY_COOKIE = 'HMCSRProxyToken';

/** Starts a session of `member` for `staff`; gives its token. */
export function startSimulation(
  services: SandboxServices,
  c: SandboxContext,
  { staff, member, brand }: { staff: Person; member: Person; brand: string },
): string {
  const token = services.sessions.start(member.logonId, brand);
  setCookie(c, PROXY_COOKIE, token, { ...cookieOptions(c), httpOnly: true });
  services.state.set(OWNER, KIND, hashOf(token), staff.logonId);
  noteLook(services, staff, member);
  return token;
}

const look = v.object({ pin: v.string(), at: v.number(), by: v.string() });

/** Keeps that staff looked at a member's record: the member can see it (000 §3 'the log of who looked' is chosen here). */
function noteLook({ state, now }: SandboxServices, staff: Person, { member }: Person): void {
  if (!member) return;
  const [first = '', last = ''] = staff.name.split(' ');
  const made = { pin: member.pin, at: now(), by: `${first} ${last.slice(0, 1)}.` };
  state.set(`family ${member.family}`, 'look', `${made.at}-${hashOf(staff.logonId).slice(0, 8)}`, made);
}

/** Looks of staff that this sandbox has seen, newest first. @param familyId id of the family whose record it was */
export const looksAt = ({ state }: SandboxServices, familyId: string): v.InferOutput<typeof look>[] =>
  [...state.list(`family ${familyId}`, 'look', look).values()].reverse();

/** Whether staff act as a member with a token. */
export const isSimulated = ({ state }: SandboxServices, token: string): boolean =>
  state.get(OWNER, KIND, hashOf(token), v.string()) !== undefined;

/** Marks a token that was issued to a simulation as one, too. */
export function passSimulationOn({ state }: SandboxServices, from: string, to: string): void {
  const staff = state.get(OWNER, KIND, hashOf(from), v.string());
  if (staff !== undefined) state.set(OWNER, KIND, hashOf(to), staff);
}

/** Forgets that a token simulates, and takes its cookie back. @returns whether it did */
export function takeSimulation(services: SandboxServices, c: SandboxContext, token: string): boolean {
  const simulates = isSimulated(services, token);
  services.state.remove(OWNER, KIND, hashOf(token));
  if (simulates) deleteCookie(c, PROXY_COOKIE, cookieOptions(c));
  return simulates;
}
