/** Attacks service calls with raw HTTP, while a hostile or broken server stands in for the services. Checks the client secret, the responses and the log. */
import { describe, expect, it } from 'vitest';
import { IS_BEHIND_NGINX } from './attack.fixture.ts';
import { attackedFront, CLIENT } from './attacked-front.fixture.ts';
import { sizeOf, unreadSocket, type RawRequest } from './raw-requests.fixture.ts';
import { LARGE_BYTES, SLOW_BYTES, SLOW_PART_MS, SLOW_PARTS } from './hostile-services.fixture.ts';

const TOKENS = '/api/oauth/tokens';
const BASIC = `Basic ${btoa('portal:hush')}`;
/** Time limit of a service. */
const TIMEOUT_MS = 700;

const { seen, ask, server, ownOrigin } = attackedFront({
  ...CLIENT,
  SERVICES_TIMEOUT_MS: String(TIMEOUT_MS),
});

const form = (values: Record<string, string>): Partial<RawRequest> => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...ownOrigin() },
  body: new URLSearchParams(values).toString(),
});

describe('the client secret', () => {
  const PASSWORD = { grant_type: 'password', scope: 'resource.READ', username: 'maria', password: 'x' };

  it.each(['client_credentials', 'urn:ietf:params:oauth:grant-type:token-exchange', ''])(
    'is not sent for a token request with the grant %j',
    async (grant) => {
      const response = await ask({ path: TOKENS, ...form({ grant_type: grant, scope: 'resource.READ' }) });
      expect([response.status, seen]).toEqual([400, []]);
    },
  );

  it.each([
    `${TOKENS}/`,
    `${TOKENS}/introspect`,
    '/api/oauth//tokens',
    '/api/oauth/tokens;x',
    '/api/oauth/x/../tokensX',
  ])('is not added at %s', async (path) => {
    await ask({ path, ...form({ grant_type: 'client_credentials' }) });
    expect(seen.map(({ headers }) => headers.authorization)).not.toContain(BASIC);
  });

  it.each(['?grant_type=client_credentials&scope=admin', '?a', '?grant%5Ftype=client_credentials'])(
    'is not added to a valid form that is sent to an address with the query %s',
    async (query) => {
      const response = await ask({ path: `${TOKENS}${query}`, ...form(PASSWORD) });
      expect([response.status, seen]).toEqual([400, []]);
    },
  );

  it('is added to a sign-in, and the request is forwarded with a Content-Length and is not chunked', async () => {
    const response = await ask({ path: TOKENS, ...form(PASSWORD) });
    expect(response.status).toBe(200);
    expect(seen[0]?.headers.authorization).toBe(BASIC);
    expect(seen[0]?.headers['content-length']).toBe(String(seen[0]?.body.length));
    expect(seen[0]?.headers['transfer-encoding']).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual(PASSWORD);
  });

  it('is added to a sign-in request with a chunked body, which is forwarded with Content-Length instead', async () => {
    const headers = { ...form(PASSWORD).headers, 'Transfer-Encoding': 'chunked' };
    expect((await ask({ path: TOKENS, ...form(PASSWORD), headers })).status).toBe(200);
    expect(seen[0]?.headers.authorization).toBe(BASIC);
    expect(seen[0]?.headers['content-length']).toBe(String(seen[0]?.body.length));
    expect(seen[0]?.headers['transfer-encoding']).toBeUndefined();
  });
});

describe('responses of the services', () => {
  it.each(['/rbsmbl/out', '/rbsmbl/slashes', '/rbsmbl/hidden'])(
    'at %s do not redirect the visitor to another host',
    async (path) => {
      const response = await ask({ path });
      expect([response.status, response.headers.location]).toEqual([502, undefined]);
      expect(seen).toHaveLength(1);
    },
  );

  it.each([
    ['/rbsmbl/inside', 303, '/login/#/claims'],
    ['/rbsmbl/own-host', 302, '/rbsmbl/next?a=b'],
    ['/rbsmbl/deep/relative', 302, '/rbsmbl/deep/foo?x=1'],
    ['/rbsmbl/deep/query', 307, '/rbsmbl/deep/query?page=2'],
  ])('at %s redirect the visitor to a path of this site', async (path, status, location) => {
    const response = await ask({ path });
    expect([response.status, response.headers.location]).toEqual([status, location]);
  });

  it.each([
    ['/rbsmbl/made', 201],
    ['/rbsmbl/elsewhere', 200],
  ])('at %s lose their Location header if they are not redirects', async (path, status) => {
    const response = await ask({ path });
    expect([response.status, response.headers.location]).toEqual([status, undefined]);
  });

  it('allow neither scripts nor caching if they contain a page, but may set cookies', async () => {
    const { headers, status } = await ask({ path: '/rbsmbl/page' });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['set-cookie']).toEqual(['LtpaToken2=a; Path=/; HttpOnly', 'ObSSOCookie=b; Path=/']);
  });

  it('contain the requested range of a video', async () => {
    const { status, headers, body } = await ask({ path: '/rbsmbl/video', headers: { Range: 'bytes=2-4' } });
    expect(seen[0]?.headers['range']).toBe('bytes=2-4');
    expect([status, headers['content-range'], headers['accept-ranges'], body]).toEqual([
      206,
      'bytes 2-4/9',
      'bytes',
      'cde',
    ]);
  });

  it('lose headers that would affect the whole site', async () => {
    const { headers } = await ask({ path: '/rbsmbl/refresh' });
    expect([headers['refresh'], headers['clear-site-data']]).toEqual([undefined, undefined]);
  });

  it('for the chat window have their own security policy', async () => {
    const { headers } = await ask({ path: '/sxesvc/chat/window' });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['content-security-policy']).not.toContain('sandbox');
  });

  it.each(['/rbsmbl/never', '/rbsmbl/half'])(
    'at %s become 504 if the whole response does not arrive in time',
    async (path) => {
      const response = await ask({ path });
      expect([response.status, response.body]).toEqual([
        504,
        '{"errors":[{"errorMessage":"SERVICES-TIMED-OUT"}]}',
      ]);
      expect(response.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    },
  );
});

it('if the services stop in the middle of a large file, the visitor gets an error and the log gets no stack trace', async () => {
  await expect(ask({ path: '/rbsmbl/half-file' })).rejects.toThrow();
  expect((await ask({ path: '/about/' })).status).toBe(200);
  expect(server().printed()).not.toMatch(/^\s+at /m);
});

it('a large file arrives whole if it takes longer than the time limit but never stalls', async () => {
  expect(SLOW_PART_MS * SLOW_PARTS).toBeGreaterThan(TIMEOUT_MS);
  expect(await sizeOf(server().port, '/rbsmbl/slow-file')).toBe(SLOW_BYTES);
});

// Skipped behind nginx, which reads the whole response itself and gives visitors a minute (`send_timeout`).
if (!IS_BEHIND_NGINX)
  it(
    'the server cuts off a response that the visitor does not read in time',
    async () => {
      const socket = await unreadSocket(server().port, '/rbsmbl/large');
      // The server can buffer only one response of this size at a time, and only a buffered response has
      // Content-Length. If a second response has this header, the server has cut off the first response.
      const isCutOff = () =>
        ask({ path: '/rbsmbl/large' }).then(
          ({ headers }) => 'content-length' in headers,
          () => false, // a busy machine can be too slow to read this response in time
        );
      while (!(await isCutOff()));
      let bytes = 0;
      for await (const part of socket) bytes += (part as Buffer).length;
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(LARGE_BYTES);
    },
    9 * TIMEOUT_MS, // less than the ten time limits after which a visitor who reads is cut off
  );

describe('the log', () => {
  it('contains no member id from an address, whatever error occurs', async () => {
    const query = '?userId=BV-4711-SECRET';
    for (const path of [
      '/rbsmbl/out',
      '/rbsmbl/never',
      '/rbsmbl/page',
      '/rbsmbl/x-services/updateMetrics/visitedMHSLanding',
    ])
      await ask({ path: `${path}${query}` });
    await ask({ path: `/nothing${query}` });
    await ask({
      path: `/rbsmbl/who${query}`,
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'SECRET',
    });
    expect(seen.some(({ url }) => url?.includes('SECRET'))).toBe(true);
    expect(server().printed()).not.toContain('SECRET');
  });

  it("contains no visitor's zip code, whatever error occurs", async () => {
    const query = '?zipCode=55199';
    for (const path of ['/rbsmbl/x-services/zipToBrand/getBrandInfo', '/rbsmbl/never', '/brands-by-state/'])
      await ask({ path: `${path}${query}` });
    expect(seen.some(({ url }) => url?.includes('55199'))).toBe(true);
    expect(server().printed()).not.toContain('55199');
  });
});
