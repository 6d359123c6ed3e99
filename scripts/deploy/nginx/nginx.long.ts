/** Tests the configuration in a running nginx. Needs Debian's nginx and libnginx-mod-http-brotli-static. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IMMUTABLE } from '../../../src/renderer/render/host-files.ts';
import {
  createRoot,
  DOMAIN,
  POLICY,
  startServer,
  stopServers,
  type ServerProcess,
} from '../../server/attacks/attack.fixture.ts';
import { HOST, send, type RawRequest } from '../../server/attacks/raw-requests.fixture.ts';
import { freePort } from '../../server/free-port.ts';
import { startNginx, type Nginx } from './run-nginx.ts';
import { BURST, RETRY_SECONDS } from './sign-in-limit.ts';

const SIGN_IN = '/rbsmbl/x-services/userInfo/userLogin';
const SECRET = 'zip=55101&member=M123';
const PAGE = '<p>home</p>'.repeat(50);

let root: string;
let server: ServerProcess;
let nginx: Nginx;
const ask = (request: RawRequest) => send(nginx.port, request);

function writeSite(release: string): void {
  const site = join(root, 'dist/releases', DOMAIN, release);
  mkdirSync(join(site, 'es'), { recursive: true });
  writeFileSync(join(site, 'es/404.html'), 'perdido');
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(site, 'index.html.gz'), gzipSync(PAGE));
  writeFileSync(join(site, '.env'), 'secret');
  mkdirSync(join(site, '.well-known'));
  writeFileSync(join(site, '.well-known/security.txt'), 'Contact');
}

beforeAll(async () => {
  root = createRoot();
  writeSite('a1');
  mkdirSync(join(root, 'dist/pool/_astro'));
  writeFileSync(join(root, 'dist/pool/_astro/older.0.js'), 'let older');
  const port = await freePort();
  server = await startServer(root, { SITE_PORT: String(port), TRUSTED_PROXY: '127.0.0.1' });
  nginx = await startNginx({ root, port, upstream: server.port, tls: false });
});
afterAll(async () => {
  await nginx.stop();
  await stopServers();
  rmSync(root, { recursive: true, force: true });
});

const SECURITY = [
  ...['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'],
  ...['permissions-policy', 'cross-origin-opener-policy', 'strict-transport-security', 'vary'],
];

describe('the headers that nginx sends', () => {
  it.each<[string, number, string]>([
    ['/', 200, 'no-cache'],
    ['/about', 301, 'no-cache'],
    ['/home/', 302, 'no-cache'],
    ['/home', 302, 'no-cache'],
    ['/nothing/', 404, 'no-store'],
    ['/es/nothing/', 404, 'no-store'],
    ['/nothing.js', 404, 'no-store'],
    ['/nothing.svg', 404, 'no-store'],
    ['/_astro/missing.9.js', 404, 'no-store'],
    ['/_astro/', 404, 'no-store'],
    ['/_headers', 404, 'no-store'],
    ['/_redirects', 404, 'no-store'],
    ['/index.html.br', 404, 'no-store'],
    ['/index.html.gz', 404, 'no-store'],
    ['/.env', 404, 'no-store'],
    ['/.git/config', 404, 'no-store'],
    ['/about/.env', 404, 'no-store'],
    ['/404.html', 404, 'no-store'],
    ['//about/', 404, 'no-store'],
    ['/.well-known/security.txt', 200, 'no-cache'],
  ])(
    'in the response to %s with status %d include every header in _headers and the cache header "%s"',
    async (path, status, caching) => {
      const { status: returned, headers } = await ask({ path });
      expect([returned, headers['cache-control']]).toEqual([status, caching]);
      for (const name of SECURITY) expect(headers[name], name).toMatch(/^[^,]*\S[^;]*/);
      expect(headers['content-security-policy']).toBe(POLICY);
    },
  );

  it.each(['/_astro/a.1.js', '/_astro/older.0.js'])('let browsers cache %s for a year', async (path) => {
    const { status, headers } = await ask({ path });
    expect([status, headers['cache-control']]).toEqual([200, IMMUTABLE]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const { headers: same, status: unchanged } = await ask({
      path,
      headers: { 'If-None-Match': headers.etag ?? '' },
    });
    expect([unchanged, same['cache-control'], same['strict-transport-security']]).toEqual([
      304,
      IMMUTABLE,
      headers['strict-transport-security'],
    ]);
  });

  it('include the security policy in the 405 response to a POST request for a page', async () => {
    const { status, headers } = await ask({ path: '/', method: 'POST' });
    expect([status, headers['content-security-policy']]).toEqual([405, POLICY]);
  });
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', undefined],
])('with Accept-Encoding %s: nginx responds with encoding %s', async (accepted, encoding) => {
  const { headers } = await ask({ path: '/', headers: { 'Accept-Encoding': accepted } });
  expect([headers['content-encoding'], headers['content-type']]).toEqual([
    encoding,
    'text/html; charset=utf-8',
  ]);
});

it('nginx redirects to add the missing trailing slash of a folder, and keeps the query', async () => {
  expect((await ask({ path: '/about?a=1' })).headers.location).toBe('/about/?a=1');
});

it.each([
  ['/nothing/', 'lost'],
  ['/es/nothing/', 'perdido'],
  ['/essays/', 'lost'],
])('for %s: nginx shows the page with the words "%s"', async (path, words) => {
  expect((await ask({ path })).body).toBe(words);
});

describe('the nginx server', () => {
  it.each([DOMAIN, `www.${DOMAIN}`, `qa.${DOMAIN}`, `www.test2.${DOMAIN}`, HOST])(
    'serves the host %s',
    async (host) => {
      const { status, body } = await ask({ path: '/', headers: { Host: `${host}:${nginx.port}` } });
      expect([status, body]).toEqual([200, PAGE]);
    },
  );

  it.each(['evil.example', `prod.${DOMAIN}`, `x.${DOMAIN}`])('does not serve the host %s', async (host) => {
    expect((await ask({ path: '/', headers: { Host: host } })).status).toBe(404);
    expect((await ask({ path: SIGN_IN, headers: { Host: host } })).status).toBe(421);
  });

  it.each([
    ['/login/?defBrand=mincr&a=1', '/login/?a=1'],
    ['/login/?a=1&defBrand=MINCR&b=2', '/login/?a=1&b=2'],
    ['/?defBrand=mincr', '/'],
  ])('redirects %s on the bare host to the brand', async (path, target) => {
    const { status, headers } = await ask({ path, headers: { Host: 'localhost' } });
    expect([status, headers.location]).toEqual([302, `http://${DOMAIN}:${nginx.port}${target}`]);
  });

  it.each(['/', '/?defBrand=none', '//evil.example/?defBrand=mincr'])(
    'responds with 404 to %s on the bare host',
    async (path) => {
      const { status, headers } = await ask({ path, headers: { Host: 'localhost' } });
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  it.each([HOST, 'localhost', '10.0.0.1'])('responds to a health check on the host %s', async (host) => {
    const { status, body } = await ask({ path: '/.well-known/health', headers: { Host: host } });
    expect([status, body]).toEqual([200, 'ok\n']);
  });
});

describe('a service call through nginx', () => {
  const post = (body: string | Buffer) =>
    ask({
      path: `${SIGN_IN}?${SECRET}`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Referer: `http://${HOST}/?${SECRET}` },
      body,
    });

  it("gets the contract's 413 response if its body is too large", async () => {
    const response = await post(Buffer.alloc(1_048_577, ' '));
    expect([response.status, response.body]).toEqual([413, '{"errors":[{"errorMessage":"BODY-TOO-LARGE"}]}']);
  });

  it('gets each service header once, and no page headers', async () => {
    const { headers } = await ask({ path: SIGN_IN });
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toBeUndefined();
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+; includeSubDomains$/);
  });

  it('gets a 429 with Retry-After if it exceeds the burst limit, while other calls continue', async () => {
    const responses = await Promise.all(
      Array.from({ length: BURST + 100 }, (_, index) =>
        post(JSON.stringify({ logonId: `unknown${index}`, logonPassword: 'wrong' })),
      ),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(BURST);
    const [{ headers, body } = { headers: {}, body: '' }] = refused;
    expect([headers['retry-after'], body, headers['content-type']]).toEqual([
      String(RETRY_SECONDS),
      '{"errors":[{"errorMessage":"SIGN-IN-LIMIT"}]}',
      'application/json',
    ]);
    expect(headers['cache-control']).toBe('no-store');
    const lookUp = '/rbsmbl/x-services/userInfo/securityQuestion';
    const lookUps = await Promise.all(Array.from({ length: 100 }, () => ask({ path: lookUp })));
    expect(lookUps.map((response) => response.body)).toContain(
      '{"errors":[{"errorMessage":"LOOK-UP-LIMIT"}]}',
    );
    expect((await ask({ path: '/rbsmbl/x-services/appConfig' })).status).not.toBe(429);
    expect((await ask({ path: SIGN_IN, from: '127.0.0.2' })).status).not.toBe(429);
  });
});

it('the logs contain paths, but no query, Referer or id', async () => {
  await ask({ path: `/about/?${SECRET}`, headers: { Referer: `http://${HOST}/?${SECRET}` } });
  await ask({ path: `/nothing/?${SECRET}` });
  await ask({ path: `/rbsmbl/x-services/statement/document/M123?${SECRET}` });
  const RATING = '/wcs/x-services/resources/store/1/csrproxy/M123';
  const odd = [`${RATING}/Start`, `${RATING}/start%3Fx=1`, `${RATING}/x`, '/%72bsmbl/M123', '/RBSMBL/M123'];
  for (const path of odd) await ask({ path });
  await ask({ path: '/', headers: { 'X-Reference': 'member M123 "' } });
  await ask({ path: '/', headers: { 'X-Reference': 'ABCD2345' } });
  await server.stop();
  const { status, body } = await ask({ path: `/rbsmbl/x-services/appConfig?${SECRET}` });
  expect([status, body]).toEqual([502, '{"errors":[{"errorMessage":"SERVICES-UNREACHABLE"}]}']);
  const logged = [
    ...['"path":"/nothing/","status":"404"', '"path":"/wcs/other"', '"path":"/rbsmbl/other","status":"502"'],
    ...['/statement/document/{docentid}"', '/csrproxy/{logonID}/start"', '"reference":"ABCD2345"'],
    `"path":"${SIGN_IN}","status":"429"`,
  ];
  // Each worker flushes the log once a second.
  await vi.waitFor(() => logged.forEach((part) => expect(nginx.logged().access).toContain(part)), {
    timeout: 5000,
  });
  rmSync(join(root, 'dist/sites', DOMAIN)); // causes an error in nginx itself
  await ask({ path: `/about/?${SECRET}` });
  for (const log of Object.values(nginx.logged())) expect(log).not.toMatch(/55101|M123|zip=|secret/);
});
