/** The tokens of the token login: an access token in JWT format and a single-use refresh token. */
import * as v from 'valibot';
import { LIMIT_HOURS } from '../../../src/session/timeout/session-limit.rules.ts';
import type { TokensWire } from '../../../src/session/tokens/tokens.schema.ts';
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';
import { hashOf, isSimulation, isWithin, SESSION_SECONDS, type SessionRoot } from './session-store.ts';

const REFRESH_MS = 8 * 3_600_000;

/**
 * The state stores refresh tokens without an owner. A REFRESH entry has the hash of the refresh token as its key; a
 * REFRESH_OF entry has the hash of the access token.
 */
const OWNER = '';
const REFRESH = 'refresh';
const REFRESH_OF = 'refresh-of';

const grant = v.object({
  logonId: v.string(),
  brand: v.string(),
  accessHash: v.string(),
  /** When the refresh token expires, in milliseconds since 1970. */
  expiresAt: v.number(),
  root: v.object({ path: v.string(), endsAt: v.number() }),
});
type Grant = v.InferOutput<typeof grant>;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT. Its signature is random and never checked, because the sandbox finds tokens by their hash. */
export const jsonWebToken = (claims: object, { random }: SandboxServices): string =>
  [part({ alg: 'HS256', typ: 'JWT' }), part(claims), random(32).toString('base64url')].join('.');

function accessToken(services: SandboxServices, uid: string): string {
  const issuedAt = Math.floor(services.now() / 1000);
  return jsonWebToken({ uid, user_id: uid, iat: issuedAt, exp: issuedAt + SESSION_SECONDS }, services);
}

/** Maximum length of a person's session in hours. It is shorter for agents and staff, because they see other people's data. */
export const limitHours = ({ role }: Person): number =>
  role === 'AGENT' || role === 'AGENCY_ADMIN' || role === 'INTERNAL' ? LIMIT_HOURS.staff : LIMIT_HOURS.member;

/** Issues an access and a refresh token. @param root the session that they belong to; default: a new session */
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
  // Stores the refresh token as an expired token. No call accepts it as an access token, but a revocation can use it to
  // find the session.
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

/** Uses up a refresh token and ends its access token. The session continues. @returns undefined if the refresh token is invalid */
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

/** Extends a token, unless it has a refresh token. A token with a refresh token must be refreshed before it expires. */
export function extendSession(services: SandboxServices, token: string): void {
  if (services.state.get(OWNER, REFRESH_OF, hashOf(token), v.string()) === undefined)
    services.sessions.extend(token);
}

/** Ends a session with its tokens and refresh tokens, and the simulations that were started in it. */
function endPath({ sessions, state }: SandboxServices, path: string): void {
  for (const [hash, { accessHash, root }] of state.list(OWNER, REFRESH, grant)) {
    if (!isWithin(root.path, path)) continue;
    state.remove(OWNER, REFRESH, hash);
    state.remove(OWNER, REFRESH_OF, accessHash);
  }
  sessions.end(path);
}

/** Ends the session of a token, which may also be an expired, superseded or refresh token. */
export function endSession(services: SandboxServices, token: string): void {
  const root = services.sessions.find(token)?.root;
  if (root) endPath(services, root.path);
}

/**
 * Ends a person's own sessions, even if their access token has expired. Simulations continue.
 * @param but path of a session to keep
 */
export function endAllSessions(services: SandboxServices, logonId: string, but?: string): void {
  const refreshed = [...services.state.list(OWNER, REFRESH, grant).values()]
    .filter((grant) => grant.logonId.toUpperCase() === logonId.toUpperCase())
    .map(({ root }) => root.path);
  for (const path of new Set([...services.sessions.open(logonId), ...refreshed]))
    if (!isSimulation({ path }) && path !== but) endPath(services, path);
}
