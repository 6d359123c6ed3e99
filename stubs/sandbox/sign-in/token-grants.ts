/** Tokens of the token login: an access token in JWT format and a single-use refresh token. */
import * as v from 'valibot';
import type { TokensWire } from '../../../src/session/tokens/tokens.schema.ts';
import type { SandboxServices } from '../context.ts';
import { hashOf, SESSION_SECONDS } from './session-store.ts';

const REFRESH_MS = 8 * 3_600_000;

/** Refresh tokens by hash, and the refresh token of each access token. Not owned by a person. */
const OWNER = '';
const REFRESH = 'refresh';
const REFRESH_OF = 'refresh-of';

const grant = v.object({
  logonId: v.string(),
  brand: v.string(),
  accessHash: v.string(),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
});
type Grant = v.InferOutput<typeof grant>;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The signature is random and never checked: the sandbox finds tokens by their hash. */
function accessToken({ now, random }: SandboxServices, uid: string): string {
  const issuedAt = Math.floor(now() / 1000);
  const claims = { uid, user_id: uid, iat: issuedAt, exp: issuedAt + SESSION_SECONDS };
  return [part({ alg: 'HS256', typ: 'JWT' }), part(claims), random(32).toString('base64url')].join('.');
}

/** Starts a session and returns both tokens. @param uid user id in the access token */
export function issueGrant(
  services: SandboxServices,
  uid: string,
  logonId: string,
  brand: string,
  scope: string,
): TokensWire {
  const token = services.sessions.start(logonId, brand, accessToken(services, uid));
  const refresh = services.random(32).toString('base64url');
  const kept: Grant = { logonId, brand, accessHash: hashOf(token), expiresAt: services.now() + REFRESH_MS };
  services.state.set(OWNER, REFRESH, hashOf(refresh), kept);
  services.state.set(OWNER, REFRESH_OF, kept.accessHash, hashOf(refresh));
  return {
    access_token: token,
    expires_in: SESSION_SECONDS,
    refresh_token: refresh,
    scope,
    token_type: 'Bearer',
  };
}

/** Uses a refresh token and ends its access token. @returns undefined if the token is invalid */
export const useRefreshToken = (
  services: SandboxServices,
  access: string,
  refresh: string,
): Grant | undefined =>
  services.transaction(() => {
    const found = services.state.get(OWNER, REFRESH, hashOf(refresh), grant);
    if (!found || found.accessHash !== hashOf(access)) return undefined;
    endSession(services, access);
    return found.expiresAt > services.now() ? found : undefined;
  });

/**
 * Extends a session. A session with a refresh token is not extended: it ends at its token's expiry, unless refreshed.
 */
export function extendSession(services: SandboxServices, token: string): void {
  if (services.state.get(OWNER, REFRESH_OF, hashOf(token), v.string()) === undefined)
    services.sessions.extend(token);
}

export const endSession = (services: SandboxServices, token: string): void =>
  endHashedSession(services, hashOf(token));

function endHashedSession(services: SandboxServices, accessHash: string): void {
  const refreshHash = services.state.get(OWNER, REFRESH_OF, accessHash, v.string());
  if (refreshHash !== undefined) services.state.remove(OWNER, REFRESH, refreshHash);
  services.state.remove(OWNER, REFRESH_OF, accessHash);
  services.sessions.endHashed(accessHash);
}

/** Ends sessions of a person, with their refresh tokens, also of access tokens that have expired. @param kept hashes to keep */
export function endAllSessions(services: SandboxServices, logonId: string, kept: ReadonlySet<string>): void {
  for (const hash of services.sessions.open(logonId)) if (!kept.has(hash)) endHashedSession(services, hash);
  for (const one of services.state.list(OWNER, REFRESH, grant).values())
    if (one.logonId.toUpperCase() === logonId.toUpperCase()) endHashedSession(services, one.accessHash);
}
