/** Attacks service calls with raw HTTP, and checks which paths, headers and bodies reach the services. */
import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from '../forwarding/body-limit.ts';
import { attackedFront, CLIENT } from './attacked-front.fixture.ts';
import { flood } from './raw-requests.fixture.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

const { seen, ask, server, ownOrigin } = attackedFront(CLIENT);

describe('a service path', () => {
  it.each([
    '/rbsmbl/x-services/..%2f..%2fadmin',
    '/rbsmbl/x-services/%2e%2e%2fadmin',
    '/rbsmbl/x-services/..%5cadmin',
    '/rbsmbl/x-services/..%252f..%252fadmin',
    '/rbsmbl/x-services/%25252e%25252e/admin',
    '/rbsmbl/x-services/..;/admin',
    '/rbsmbl/x-services/a%00b',
    '/rbsmbl//x-services/admin',
    '/rbsmbl/x-services/%61dmin',
    '/%72bsmbl/x-services/admin',
    '/api/oauth/%74okens',
    '/api/oauth//tokens',
    '/api/oauth%2ftokens',
  ])('that is ambiguous reaches no service: %s', async (path) => {
    const response = await ask({ path, method: 'POST', headers: JSON_TYPE, body: '{}' });
    expect([400, 404]).toContain(response.status);
    expect(seen).toEqual([]);
  });

  it.each(['a b', 'ä', 'a%b', 'a+b=c', 'sum:1#2', '{x}', '50% off'])(
    'with the escaped id %j is forwarded',
    async (id) => {
      const path = `/rbsmbl/x-services/sessionStorage/${encodeURIComponent(id)}`;
      expect((await ask({ path })).status).toBe(200);
      expect(seen.map(({ url }) => url)).toEqual([path]);
    },
  );
});

describe('the requests that services get', () => {
  it('contain only allowed headers, and the server itself sets the forwarding headers', async () => {
    await ask({
      path: '/rbsmbl/who',
      headers: {
        'X-Forwarded-For': '10.0.0.1',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Prefix': '/admin',
        'X-Real-IP': '10.0.0.1',
        'X-Original-URL': '/admin',
        Forwarded: 'for=10.0.0.1',
        Via: '1.1 evil',
        Connection: 'close, X-Secret',
        'X-Secret': 'of this connection',
        X_Forwarded_For: '10.0.0.1',
        'X-Client-Cert': 'CN=admin',
        'X-HTTP-Method-Override': 'DELETE',
        AppId: 'CHMMBR',
        'X-Reference': 'r1',
        Authorization: 'Bearer t',
      },
    });
    const headers = seen[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toBe('northstar.example');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers.authorization).toBe('Bearer t');
    expect([headers['appid'], headers['x-reference']]).toEqual(['CHMMBR', 'r1']);
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'appid',
      'authorization',
      'connection',
      'host',
      'sec-fetch-mode',
      'user-agent',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-reference',
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['plain text', { 'Content-Type': 'text/plain' }],
    [
      'a form from another site',
      { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' },
    ],
    ['a form without an origin', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['JSON from another site', { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' }],
  ])('do not include a sign-in sent as %s', async (_what, headers) => {
    const path = '/rbsmbl/x-services/userInfo/userLogin';
    const response = await ask({ path, method: 'POST', headers, body: '{"payload":{}}' });
    expect([response.status, seen]).toEqual([403, []]);
  });

  it('include POST requests with JSON, and DELETE requests that have no body and come from this site', async () => {
    const path = '/rbsmbl/x-services/userauth/v1/login';
    expect((await ask({ path, method: 'DELETE', headers: ownOrigin() })).status).toBe(200);
    expect((await ask({ path, method: 'POST', headers: JSON_TYPE, body: '{}' })).status).toBe(200);
    expect(seen.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });
});

describe('a request body', () => {
  const path = '/rbsmbl/x-services/userInfo/userLogin';

  it('is rejected with 413 if its Content-Length header exceeds the limit', async () => {
    const body = Buffer.alloc(MOST_BYTES + 1, 0x20);
    const response = await ask({
      path,
      method: 'POST',
      headers: { ...JSON_TYPE, 'Content-Length': String(body.length) },
      body,
    });
    expect([response.status, seen]).toEqual([413, []]);
  });

  it('is rejected with 413 if it is too large, even without a Content-Length, and does not block page requests', async () => {
    const floods = [20, 20, 20].map((times) => flood(server().port, path, times * MOST_BYTES));
    const page = await ask({ path: '/about/' });
    expect([page.status, page.body]).toEqual([200, 'about']);
    expect(await Promise.all(floods)).toEqual([413, 413, 413]);
    expect(seen).toEqual([]);
  });

  it('is cut off if the client keeps sending beyond the limit', async () => {
    expect([0, 413]).toContain(await flood(server().port, path, 1000 * MOST_BYTES));
    expect(seen).toEqual([]);
  });

  it('is accepted if it has exactly the allowed size', async () => {
    const body = `{"a":"${'x'.repeat(MOST_BYTES - 8)}"}`;
    expect((await ask({ path, method: 'POST', headers: JSON_TYPE, body })).status).toBe(200);
    expect(seen[0]?.body.length).toBe(MOST_BYTES);
  });
});
