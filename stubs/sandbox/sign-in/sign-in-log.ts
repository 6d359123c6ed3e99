/** The log of a person's own sign-ins. Simulations by staff are in the access log instead. */
import * as v from 'valibot';
import type { Person } from '../../people/person.ts';
import type { SandboxContext, SandboxServices } from '../context.ts';
import { isSimulation, type SessionRoot } from './session-store.ts';

const KIND = 'sign-in';
const SHOWN = 10;

const made = v.object({ at: v.number(), device: v.string() });

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system, such as `Firefox, Windows`; '' if neither is known. Only this text is stored, not the User-Agent header. */
export function deviceOf(userAgent: string): string {
  const nameIn = (table: readonly (readonly [mark: string, name: string])[]): string =>
    table.find(([mark]) => userAgent.includes(mark))?.[1] ?? '';
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ');
}

/** Logs the sign-in that started a token's session. */
export function logSignIn(
  { state, sessions, now }: SandboxServices,
  c: SandboxContext,
  { logonId }: Person,
  token: string,
): void {
  const session = sessions.find(token);
  if (session)
    state.set(logonId, KIND, session.root.path, {
      at: now(),
      device: deviceOf(c.req.header('User-Agent') ?? ''),
    });
}

/**
 * The time of the sign-in that started a session, in milliseconds since 1970. Undefined if the session did not start
 * with the person's own sign-in.
 */
export const signedInAt = (
  { state }: SandboxServices,
  { logonId }: Person,
  { path }: Pick<SessionRoot, 'path'>,
): number | undefined => state.get(logonId, KIND, path, made)?.at;

/** The ids of sign-ins whose session is still open. */
export const openSignIns = ({ sessions }: SandboxServices, { logonId }: Person): ReadonlySet<string> =>
  new Set(sessions.open(logonId).filter((path) => !isSimulation({ path })));

/** The most recent sign-ins, newest first. @param token the caller's token, which identifies the current session */
export function signInsOf(services: SandboxServices, person: Person, token: string) {
  const current = services.sessions.find(token)?.root.path;
  const open = openSignIns(services, person);
  return [...services.state.list(person.logonId, KIND, made)]
    .reverse()
    .slice(0, SHOWN)
    .map(([id, { at, device }]) => ({
      signInId: id,
      signInTimestamp: new Date(at).toISOString(),
      device,
      currentInd: id === current,
      openInd: open.has(id),
    }));
}
