import { describe, expect, it } from 'vitest';
import { REVOKE_GRANT } from '../../../src/session/tokens/tokens.schema.ts';
import { withClientSecret } from './client-secret.ts';

const CLIENT = { id: 'me', secret: 'hush' };
const BASIC = 'Basic bWU6aHVzaA==';
const TOKENS = '/api/oauth/tokens';
const REVOKE = '/api/oauth/tokens/revoke';
const PASSWORD = { grant_type: 'password', scope: 'resource.READ', username: 'maria', password: 'pw' };
const REFRESH = { grant_type: 'refresh_token', access_token: 'a', refresh_token: 'r' };
const REVOCATION = { grant_type: REVOKE_GRANT, oracle_token_action: 'delete', assertion: 'a' };

const FORM = 'application/x-www-form-urlencoded';
const post = (path: string, body: string | Record<string, string>, type = FORM): Request =>
  new Request(`http://one.localhost${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer x', 'Content-Type': type },
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  });
const sent = async (request: Request) => {
  const { headers, ...made } = await withClientSecret(request, CLIENT).then(async (next) => ({
    headers: next.headers,
    status: next instanceof Response ? next.status : null,
    body: await next.text(),
  }));
  return { ...made, authorization: headers.get('Authorization') };
};

describe('the client secret', () => {
  it.each([
    [TOKENS, PASSWORD],
    [REVOKE, REVOCATION],
  ])('is added at %s', async (path, form) => {
    expect(await sent(post(path, form))).toEqual({
      authorization: BASIC,
      status: null,
      body: new URLSearchParams(form).toString(),
    });
  });

  it.each([
    '/api/oauth/tokensX',
    '/api/oauth/tokens/',
    '/api/oauth/tokens/revoke/',
    '/api/oauth/tokens/other',
    '/api/oauth/%74okens',
    '/api//oauth/tokens',
    '/rbsmbl/x-services/userauth/v1/tokens',
    '/api/oauth',
  ])('is not added at %s', async (path) => {
    const body = 'grant_type=client_credentials';
    expect(await sent(post(path, body))).toEqual({ authorization: 'Bearer x', status: null, body });
  });

  it('is only added to POST requests', async () => {
    const request = new Request(`http://one.localhost${TOKENS}`, { headers: { Authorization: 'Bearer x' } });
    expect(await sent(request)).toEqual({ authorization: 'Bearer x', status: null, body: '' });
  });

  it.each<[string, Request]>([
    ['client credentials', post(TOKENS, { grant_type: 'client_credentials' })],
    ['another scope', post(TOKENS, { ...PASSWORD, scope: 'admin' })],
    ['no grant', post(TOKENS, { username: 'maria' })],
    ['two grants', post(TOKENS, `${new URLSearchParams(PASSWORD).toString()}&grant_type=client_credentials`)],
    [
      'an unknown grant before a valid one',
      post(TOKENS, `grant_type=x&${new URLSearchParams(PASSWORD).toString()}`),
    ],
    ['a revocation at the address for grants', post(TOKENS, REVOCATION)],
    ['a grant at the address for revocations', post(REVOKE, PASSWORD)],
    ['a revocation of another grant', post(REVOKE, { ...REVOCATION, grant_type: 'client_credentials' })],
    ['a grant in the query', post(`${TOKENS}?grant_type=client_credentials&scope=admin`, PASSWORD)],
    ['a query with a revocation', post(`${REVOKE}?a=b`, REVOCATION)],
    ['another action', post(REVOKE, { ...REVOCATION, oracle_token_action: 'list' })],
    ['a form with the content type of plain text', post(TOKENS, PASSWORD, 'text/plain')],
    ['JSON', post(TOKENS, JSON.stringify(PASSWORD), 'application/json')],
  ])('is not added to an invalid token request: %s', async (_what, request) => {
    const response = await sent(request);
    expect([response.status, response.authorization]).toEqual([400, null]);
  });

  it('is sent with a form that contains only the fields defined by the contract', async () => {
    const form = { ...PASSWORD, client_id: 'guess', assertion: 'x', response_type: 'code' };
    expect((await sent(post(TOKENS, form))).body).toBe(new URLSearchParams(PASSWORD).toString());
  });

  it('is also added to the form of a refresh grant, where it replaces values from the browser', async () => {
    const form = { ...REFRESH, client_id: 'guess', client_secret: 'guess' };
    const { body } = await sent(post(TOKENS, form));
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...REFRESH,
      client_id: 'me',
      client_secret: 'hush',
    });
  });

  it('is not added for services that use no client secret', async () => {
    const request = await withClientSecret(post(TOKENS, { a: 'b' }), null);
    expect(request.headers.get('Authorization')).toBe('Bearer x');
  });
});
