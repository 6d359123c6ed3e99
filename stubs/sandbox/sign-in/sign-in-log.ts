/** The sign-ins of a person, by the site's own forms: simulations by staff are in the access log. */
import * as v from 'valibot';
import type { Person } from '../../people/person.ts';
import type { SandboxContext, SandboxServices } from '../context.ts';
import { hashOf } from './session-store.ts';

const KIND = 'sign-in';
/** The sign-in of each token, by the token's hash. Not owned by a person. */
const OWNER = '';
const SIGN_IN_OF = 'sign-in-of';
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

/** `Firefox, Windows`; '' if neither is known. The header itself is not stored. */
export function deviceOf(userAgent: string): string {
  const nameIn = (table: readonly (readonly [mark: string, name: string])[]): string =>
    table.find(([mark]) => userAgent.includes(mark))?.[1] ?? '';
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ');
}

/** Adds the sign-in that a token was issued for. */
export function logSignIn(
  { state, now }: SandboxServices,
  c: SandboxContext,
  { logonId }: Person,
  token: string,
): void {
  const id = hashOf(token).slice(0, 16);
  state.set(logonId, KIND, id, { at: now(), device: deviceOf(c.req.header('User-Agent') ?? '') });
  state.set(OWNER, SIGN_IN_OF, hashOf(token), id);
}

/** A token issued in exchange for another belongs to the same sign-in. */
export function continueSignIn({ state }: SandboxServices, from: string, to: string): void {
  const id = state.get(OWNER, SIGN_IN_OF, hashOf(from), v.string());
  if (id !== undefined) state.set(OWNER, SIGN_IN_OF, hashOf(to), id);
}

/** Ids of the sign-ins that still have a session. */
export const openSignIns = ({ state, sessions }: SandboxServices, { logonId }: Person): ReadonlySet<string> =>
  new Set(sessions.open(logonId).flatMap((hash) => state.get(OWNER, SIGN_IN_OF, hash, v.string()) ?? []));

/** The last sign-ins, newest first. @param token of the caller */
export function signInsOf(services: SandboxServices, person: Person, token: string) {
  const current = services.state.get(OWNER, SIGN_IN_OF, hashOf(token), v.string());
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
