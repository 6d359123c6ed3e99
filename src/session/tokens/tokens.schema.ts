import * as v from 'valibot';
import { defineCall, type PayloadOf, type WireOf } from '../../lib/http/call.schema.ts';
import { text } from '../../lib/http/wire.schema.ts';

export const TOKEN_SCOPE = 'resource.READ'; // spec 000 §7

/** The claims of a JWT as JSON text; '' if the token cannot be decoded. */
function claimsText(token: string): string {
  const middle = token.split('.')[1] ?? '';
  try {
    const bytes = atob(middle.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.codePointAt(0) ?? 0));
  } catch {
    return ''; // the text is not base64; `decodedToken` rejects '', because it is not JSON
  }
}

/**
 * Decodes an access token (spec 000 §3 'The decoded token gives uid or user_id'). Does not verify the signature; the
 * services verify it.
 */
export const decodedToken = v.pipe(
  text,
  v.transform(claimsText),
  v.parseJson(),
  v.object({ uid: v.optional(text), user_id: v.optional(text) }),
  v.transform(({ uid, user_id }) => ({ userId: uid ?? user_id ?? null })), // null is logged as an error (spec 000 §8)
);

export function readToken(token: string): v.InferOutput<typeof decodedToken> | null {
  const read = v.safeParse(decodedToken, token);
  return read.success ? read.output : null;
}

const passwordGrant = v.object({
  grant_type: v.literal('password'),
  scope: v.literal(TOKEN_SCOPE),
  username: text,
  password: text,
  brand: v.optional(text),
});

const refreshGrant = v.object({
  grant_type: v.literal('refresh_token'),
  access_token: text,
  client_id: v.optional(text),
  client_secret: v.optional(text),
  refresh_token: text,
});

const tokensResponse = v.pipe(
  v.object({
    access_token: text,
    expires_in: v.pipe(v.number(), v.minValue(1)), // seconds
    refresh_token: text,
    scope: text,
    token_type: v.literal('Bearer'),
  }),
  v.transform((wire) => ({
    accessToken: wire.access_token,
    lifetimeSeconds: wire.expires_in,
    refreshToken: wire.refresh_token,
    scope: wire.scope,
  })),
);
export type Tokens = v.InferOutput<typeof tokensResponse>;

/**
 * Issues tokens in exchange for user name and password, and later for the refresh token (spec 000 §4, §7). The payload
 * is a form; the server in front of the portal adds client id and secret, as Basic authorization and in the form. A
 * refresh token works only once, and only with the access token that was issued with it. 400 with
 * errors[0].errorMessage invalid_grant_incorrect_creds or invalid_grant_account_locked (000 §8); 429 for the password
 * grant as in userLogin. Not in the spec: the path; `brand` of the password grant; invalid_grant for a used refresh
 * token.
 */
export const requestTokens = defineCall({
  method: 'post',
  path: '/api/oauth/tokens',
  access: 'client',
  encoding: 'form',
  payload: v.variant('grant_type', [passwordGrant, refreshGrant]),
  response: tokensResponse,
  signsIn: true,
  progress: true,
  limited: true,
});
export type TokensWire = WireOf<typeof requestTokens>;
export type TokenGrant = PayloadOf<typeof requestTokens>;

/** The grant_type of a revocation: the standard name for JWT bearer tokens (RFC 7523). Not in the spec: this value. */
export const REVOKE_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

const status = v.object({ status: v.literal('success') });

/**
 * Deletes an access token and its refresh token (spec 000 §4, §7). The payload is a form. Also succeeds if the token
 * no longer exists. Not in the spec: the path, the response, and that grant_type has only one value.
 */
export const revokeTokens = defineCall({
  method: 'post',
  path: '/api/oauth/tokens/revoke',
  access: 'client',
  encoding: 'form',
  payload: v.object({
    grant_type: v.literal(REVOKE_GRANT),
    oracle_token_action: v.literal('delete'),
    assertion: text,
  }),
  response: status,
});

const helperResponse = v.pipe(
  v.object({ payload: v.object({ userId: text, cookieNames: v.array(text) }) }),
  v.transform(({ payload }) => payload),
);

/**
 * Sends the decoded token and the session's cookies after a token login (spec 000 §4, §7 'helper endpoint'). 403 for
 * another person's token. Not in the spec: path, payload, response (the names of the cookies that the service read); the
 * custom header is `name=value` pairs joined by '; ', values URL-encoded.
 */
export const sendDecodedTokens = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/userauth/v1/tokens',
  access: 'session',
  inSimulation: 'allowed',
  payload: v.object({
    tokens: v.array(v.object({ uid: v.optional(text), user_id: v.optional(text) })),
    customHeader: text,
  }),
  response: helperResponse,
});

const issuedResponse = v.pipe(
  v.object({ payload: v.object({ token: text, expiresIn: v.pipe(v.number(), v.minValue(1)) }) }),
  v.transform(({ payload }) => ({ token: payload.token, lifetimeSeconds: payload.expiresIn })),
);

/**
 * Issues a token for another service (spec 000 §7). Not in the spec: path, payload and response; expiresIn is in seconds.
 */
export const issueToken = defineCall({
  method: 'post',
  path: '/dps/x-services/token/issue',
  access: 'session',
  inSimulation: 'allowed',
  payload: v.object({ audience: text }),
  response: issuedResponse,
});

/** Ends a token of issueToken (000 §7); 403 for another person's token. Not in the spec: path, payload, response. */
export const revokeToken = defineCall({
  method: 'post',
  path: '/dps/x-services/token/revoke',
  access: 'session',
  inSimulation: 'allowed',
  payload: v.object({ token: text }),
  response: v.object({ payload: status }),
});
