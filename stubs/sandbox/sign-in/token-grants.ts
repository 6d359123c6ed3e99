/** Tokens of the token login: an access token in the form of a JSON web token, and a refresh token that works once. */
import * as v from 'valibot';
import type { TokensWire } from '../../../src/session/tokens/tokens.schema.ts';
import type { House } from '../context.ts';
import { hashOf, SESSION_SECONDS } from './session-store.ts';

/** Lifetime of a refresh token. */
const REFRESH_MS = 8 * 3_600_000;

/** Refresh tokens by their hash, and which one came with an access token; both of nobody in particular. */
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

/** Nobody checks the signature, which is random: the sandbox looks tokens up by their hash. */
function accessToken({ now, random }: House, uid: string): string {
  const issuedAt = Math.floor(now() / 1000);
  const claims = { uid, user_id: uid, iat: issuedAt, exp: issuedAt + SESSION_SECONDS };
  return [part({ alg: 'HS256', typ: 'JWT' }), part(claims), random(32).toString('base64url')].join('.');
}

/** Starts a session and gives both tokens. @param uid what the decoded token says */
export function issueGrant(
  house: House,
  uid: string,
  logonId: string,
  brand: string,
  scope: string,
): TokensWire {
  const token = house.sessions.start(logonId, brand, accessToken(house, uid));
  const refresh = house.random(32).toString('base64url');
  const kept: Grant = { logonId, brand, accessHash: hashOf(token), expiresAt: house.now() + REFRESH_MS };
  house.state.set(OWNER, REFRESH, hashOf(refresh), kept);
  house.state.set(OWNER, REFRESH_OF, kept.accessHash, hashOf(refresh));
  return {
    access_token: token,
    expires_in: SESSION_SECONDS,
    refresh_token: refresh,
    scope,
    token_type: 'Bearer',
  };
}

/** Takes a refresh token: it is gone afterwards, and so is its access token. Undefined for one that is not valid. */
export const takeGrant = (house: House, access: string, refresh: string): Grant | undefined =>
  house.exclusive(() => {
    const found = house.state.get(OWNER, REFRESH, hashOf(refresh), grant);
    if (!found || found.accessHash !== hashOf(access)) return undefined;
    endSession(house, access);
    return found.expiresAt > house.now() ? found : undefined;
  });

/**
 * Keeps the session of a token alive. One with a refresh token ends when its token says: whoever holds it renews it.
 */
export function prolongSession(house: House, token: string): void {
  if (house.state.get(OWNER, REFRESH_OF, hashOf(token), v.string()) === undefined)
    house.sessions.prolong(token);
}

/** Ends the session of a token, and the refresh token that came with it. */
export function endSession(house: House, token: string): void {
  const accessHash = hashOf(token);
  const refreshHash = house.state.get(OWNER, REFRESH_OF, accessHash, v.string());
  if (refreshHash !== undefined) house.state.remove(OWNER, REFRESH, refreshHash);
  house.state.remove(OWNER, REFRESH_OF, accessHash);
  house.sessions.end(token);
}
