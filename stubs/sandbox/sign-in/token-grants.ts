/** Tokens of the token login: an access token in JWT format and a single-use refresh token. */
import * as v from 'valibot';
import { LIMIT_HOURS } from '../../../src/session/timeout/session-limit.rules.ts';
import type { TokensWire } from '../../../src/session/tokens/tokens.schema.ts';
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';
import { hashOf, isSimulation, isWithin, SESSION_SECONDS, type SessionRoot } from './session-store.ts';

const REFRESH_MS = 8 * 3_600_000;

/** Refresh tokens by hash, and whether an access token has one. Not owned by a person. */
const OWNER = '';
const REFRESH = 'refresh';
const REFRESH_OF = 'refresh-of';

const grant = v.object({
  logonId: v.string(),
  brand: v.string(),
  accessHash: v.string(),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
  root: v.object({ path: v.string(), endsAt: v.number() }),
});
type Grant = v.InferOutput<typeof grant>;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The signature is random and never checked: the sandbox finds tokens by their hash. */
function accessToken({ now, random }: SandboxServices, uid: string): string {
  const issuedAt = Math.floor(now() / 1000);
  const claims = { uid, user_id: uid, iat: issuedAt, exp: issuedAt + SESSION_SECONDS };
  return [part({ alg: 'HS256', typ: 'JWT' }), part(claims), random(32).toString('base64url')].join('.');
}

/** Agents and staff see other people's data: their sessions are shorter. */
export const limitHours = ({ role }: Person): number =>
  role === 'AGENT' || role === 'AGENCY_ADMIN' || role === 'INTERNAL' ? LIMIT_HOURS.staff : LIMIT_HOURS.member;

/** Issues both tokens. @param root of the session that goes on; left out: a new session */
export function issueGrant(
  services: SandboxServices,
  person: Person,
  brand: string,
  scope: string,
  root?: SessionRoot,
): TokensWire {
  const { sessions, state } = services;
  const { logonId } = person;
  const token = sessions.start(logonId, brand, {
    token: accessToken(services, person.id),
    hours: limitHours(person),
    ...(root && { root }),
  });
  const started = sessions.find(token)?.root;
  if (!started) throw new Error('the session was not started');
  const refresh = services.random(32).toString('base64url');
  // Ended from the start: it is no access token, but a revocation finds the session by it.
  sessions.start(logonId, brand, { token: refresh, root: started });
  sessions.endToken(refresh);
  const grant: Grant = {
    logonId,
    brand,
    accessHash: hashOf(token),
    expiresAt: Math.min(services.now() + REFRESH_MS, started.endsAt),
    root: started,
  };
  state.set(OWNER, REFRESH, hashOf(refresh), grant);
  state.set(OWNER, REFRESH_OF, grant.accessHash, hashOf(refresh));
  return {
    access_token: token,
    expires_in: sessions.secondsLeft(token),
    refresh_token: refresh,
    scope,
    token_type: 'Bearer',
  };
}

/** Uses a refresh token and ends its access token; the session goes on. @returns undefined if the token is invalid */
export const useRefreshToken = (
  services: SandboxServices,
  access: string,
  refresh: string,
): Grant | undefined =>
  services.transaction(() => {
    const persisted = services.state.get(OWNER, REFRESH, hashOf(refresh), grant);
    if (!persisted || persisted.accessHash !== hashOf(access)) return undefined;
    services.state.remove(OWNER, REFRESH, hashOf(refresh));
    services.state.remove(OWNER, REFRESH_OF, persisted.accessHash);
    services.sessions.endToken(access);
    return persisted.expiresAt > services.now() ? persisted : undefined;
  });

/**
 * Extends a token. One with a refresh token is not extended: it ends at its expiry, unless refreshed.
 */
export function extendSession(services: SandboxServices, token: string): void {
  if (services.state.get(OWNER, REFRESH_OF, hashOf(token), v.string()) === undefined)
    services.sessions.extend(token);
}

/** Ends a session: its tokens, its refresh tokens, and the simulations that were started in it. */
function endPath({ sessions, state }: SandboxServices, path: string): void {
  for (const [hash, { accessHash, root }] of state.list(OWNER, REFRESH, grant)) {
    if (!isWithin(root.path, path)) continue;
    state.remove(OWNER, REFRESH, hash);
    state.remove(OWNER, REFRESH_OF, accessHash);
  }
  sessions.end(path);
}

/** Ends the session of a token: any that was issued in it, also an expired, superseded or refresh token. */
export function endSession(services: SandboxServices, token: string): void {
  const root = services.sessions.find(token)?.root;
  if (root) endPath(services, root.path);
}

/**
 * Ends the sessions that a person signed in to, also those whose access token has expired; simulations go on.
 * @param but path of the session that goes on too
 */
export function endAllSessions(services: SandboxServices, logonId: string, but?: string): void {
  const refreshed = [...services.state.list(OWNER, REFRESH, grant).values()]
    .filter((grant) => grant.logonId.toUpperCase() === logonId.toUpperCase())
    .map(({ root }) => root.path);
  for (const path of new Set([...services.sessions.open(logonId), ...refreshed]))
    if (!isSimulation({ path }) && path !== but) endPath(services, path);
}
