import { serve } from '@hono/node-server';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { SITE_INDEX, siteEntry } from '../../src/renderer/site-index.ts';
import { headersFile, redirectsFile } from '../../src/renderer/host-files.ts';
import { portalApp } from './portal-server.ts';
import { openServices, type Services } from './services.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const POLICY = "default-src 'self'";
const ONE = 'northstar.example';
const TWO = 'bighorn.example';

const services: Services = {
  owns: (path) => path.startsWith('/rbsmbl/'),
  answer: (c) => c.json({ asked: c.req.path }),
  people: [
    {
      name: 'Maria Delgado',
      logonId: 'maria',
      password: 'pw',
      worthTrying: 'a family',
      brand: 'any',
      group: 'families',
    },
  ],
  faults: () => ({ calls: ['claim/summary'], waiting: [] }),
  switches: () => ({ names: ['MAINTENANCE'], turned: [] }),
  close() {},
};

let root: string;
let app: ReturnType<typeof portalApp>;

/** Writes a file and its compressed copies. */
function put(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

function putSite(domain: string): void {
  const release = join(root, 'dist/releases', domain, 'r1');
  for (const [path, text] of Object.entries({
    'index.html': `home of ${domain}`,
    'login/index.html': `login of ${domain}`,
    '404.html': `lost on ${domain}`,
    '_astro/a.1.js': 'let a',
    'theme.abc.css': ':root{}',
    'robots.txt': 'User-agent: *',
  }))
    put(release, path, text);
  writeFileSync(join(release, '_headers'), headersFile(POLICY, ['/_astro/a.1.js', '/theme.abc.css']));
  writeFileSync(join(release, '_redirects'), redirectsFile({ '/home/': '/', '/mbr/': '/login/' }));
  mkdirSync(join(root, 'dist/sites'), { recursive: true });
  symlinkSync(join('../releases', domain, 'r1'), join(root, 'dist/sites', domain));
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'server-'));
  putSite(ONE);
  putSite(TWO);
  writeFileSync(join(root, SITE_INDEX), JSON.stringify(loadBrands(PROJECT).map(siteEntry)));
  put(join(root, 'dist/pool'), '_astro/old.9.js', 'let old');
  put(join(root, 'dist/pool'), 'theme.abc.css', ':root{}');
  put(join(root, 'dist/pool'), 'pictures/office.1a2b.png', 'png');
  writeFileSync(join(root, 'dist/secret.txt'), 'secret');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  app = portalApp(root, 4321, services);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ask = (host: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://127.0.0.1${path}`, { method, headers: { host, ...headers } });

describe('which site answers', () => {
  it.each([
    ['mincr.localhost:4321', ONE],
    ['MINCR.localhost', ONE],
    ['northstar.example', ONE],
    ['www.northstar.example', ONE],
    ['NorthStar.Example:443', ONE],
    ['wybcbs.localhost:4321', TWO],
  ])('%s is %s', async (host, domain) => {
    const response = await ask(host, '/');
    expect([response.status, await response.text()]).toEqual([200, `home of ${domain}`]);
  });

  it.each([
    'unknown.example',
    'unknown.localhost:4321',
    'mincr.localhost.evil.example',
    'xnorthstar.example',
    '',
    'northstar.example.evil.example',
  ])('the unknown host %j gets the directory with a note, never a site', async (host) => {
    for (const path of ['/', '/login/', '/_astro/a.1.js']) {
      const response = await ask(host, path);
      const text = await response.text();
      expect(response.status).toBe(404);
      expect(text).toContain('No brand has the address');
      expect(text).not.toContain('home of');
    }
  });

  it.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321'])(
    'the bare host %s is the directory of 35 brands and the people',
    async (host) => {
      const response = await ask(host, '/');
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text.match(/\.localhost:4321\/"/g)).toHaveLength(35);
      expect(text).toContain('Maria Delgado');
      expect(text).toContain('<h1>Regional health portal: 35 sites</h1>');
      expect(text).toContain('<a href="#accounts">1 sandbox accounts</a>');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  it('the filter of the address is applied without a script', async () => {
    const text = await (await ask('localhost:4321', '/?family=northern&q=rose')).text();
    expect(text).toContain('1 of 35 brands');
    expect(text.match(/data-tile[^>]*hidden/g)).toHaveLength(34);
  });

  it('a published home page is a picture that only the directory may frame; others have words', async () => {
    const picture = await ask('localhost:4321', '/preview/home/mincr');
    expect([picture.status, await picture.text()]).toEqual([200, `home of ${ONE}`]);
    expect(picture.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(picture.headers.get('x-frame-options')).toBeNull();
    expect((await ask('localhost:4321', '/preview/home/pbs')).status).toBe(404);
    expect((await ask('mincr.localhost:4321', '/preview/home/mincr')).status).toBe(404);
    const page = await (await ask('localhost:4321', '/')).text();
    expect(page.match(/ data-src="/g)).toHaveLength(2);
    expect(page.match(/Not published yet/g)).toHaveLength(33);
  });

  it('styles and images of pictures come from the pool; scripts and other files do not', async () => {
    const style = await ask('localhost:4321', '/theme.abc.css');
    expect([style.status, await style.text()]).toEqual([200, ':root{}']);
    expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('localhost:4321', '/pictures/office.1a2b.png')).status).toBe(200);
    for (const path of ['/_astro/old.9.js', '/_astro/../../secret.txt', '/robots.txt'])
      expect((await ask('localhost:4321', path)).status, path).toBe(404);
  });

  it('a name in the address is shown as text', async () => {
    expect(await (await ask('<script>alert(1)</script>', '/')).text()).not.toContain('<script>alert');
  });
});

describe('how a site is served', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', null],
    ['', null],
  ])('accept-encoding %j gives %s', async (accepted, encoding) => {
    const response = await ask('mincr.localhost', '/_astro/a.1.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain('javascript');
    if (encoding === 'br')
      expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('let a');
  });

  it.each([
    ['/_astro/a.1.js', 'public, max-age=31536000, immutable'],
    ['/theme.abc.css', 'public, max-age=31536000, immutable'],
    ['/_astro/old.9.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/login/', 'no-cache'],
    ['/robots.txt', 'no-cache'],
  ])('%s is cached %s', async (path, control) => {
    const response = await ask('mincr.localhost', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(control);
  });

  it('a page is asked for again, and 304 where it is the same', async () => {
    const first = await ask('mincr.localhost', '/');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect((await ask('mincr.localhost', '/', { 'if-none-match': tag })).status).toBe(304);
    expect((await ask('wybcbs.localhost', '/', { 'if-none-match': tag })).status).toBe(200);
  });

  it('its own 404 page, with status and headers', async () => {
    const response = await ask('mincr.localhost', '/nothing/here');
    expect([response.status, await response.text()]).toEqual([404, `lost on ${ONE}`]);
    expect(response.headers.get('content-security-policy')).toBe(POLICY);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it.each([
    ['/', { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }],
    ['/login/', { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }],
    ['/nothing', { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }],
    ['/robots.txt', { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }],
    ['/_astro/a.1.js', { 'content-security-policy': null, 'x-frame-options': null }], // decision 113
  ])('%s carries the security headers', async (path, ofDocuments) => {
    const { headers } = await ask('mincr.localhost', path);
    const names = ['x-content-type-options', 'referrer-policy', ...Object.keys(ofDocuments)];
    expect(Object.fromEntries(names.map((name) => [name, headers.get(name)]))).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      ...ofDocuments,
    });
  });

  it.each([
    ['/home', 302, '/'],
    ['/home/', 302, '/'],
    ['/mbr/', 302, '/login/'],
    ['/login', 301, '/login/'],
    ['/login?x=1', 301, '/login/?x=1'],
  ])('%s leads on', async (path, status, to) => {
    const response = await ask('mincr.localhost', path);
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
  });

  it.each(['/_headers', '/_redirects', '/index.html.br', '/index.html.gz', '/_astro/a.1.js.br'])(
    '%s is not served by its name',
    async (path) => {
      expect((await ask('mincr.localhost', path)).status).toBe(404);
    },
  );

  it('HEAD gives the headers alone, other methods find nothing', async () => {
    const head = await ask('mincr.localhost', '/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await ask('mincr.localhost', '/login/', {}, method)).status).toBe(404);
  });
});

describe('no path leaves its site', () => {
  const climbs = ['..', '%2e%2e', '%2E%2E', '.%2e', '..%00', '....', '..;'];
  const slashes = ['/', '%2f', '%5c', '\\', '//'];
  const paths = climbs.flatMap((climb) =>
    slashes.flatMap((slash) => [
      `/${climb}${slash}secret.txt`,
      `/${climb}${slash}${climb}${slash}secret.txt`,
      `/${climb}${slash}${climb}${slash}${climb}${slash}secret.txt`,
      `/login/${climb}${slash}${climb}${slash}${climb}${slash}secret.txt`,
      `/_astro/${climb}${slash}${climb}${slash}secret.txt`,
      `/${climb}${slash}${TWO}/index.html`,
    ]),
  );
  const odd = [
    '//etc/passwd',
    '/%00',
    '/index.html%00.js',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret.txt',
    '/\\..\\secret.txt',
    '/file:///etc/passwd',
    `/${'a/'.repeat(500)}`,
    '/_astro/',
    '/login/index.html/',
  ];

  it.each([...paths, ...odd])('%s', async (path) => {
    // Over a socket, because a client library would tidy the path before it is sent.
    const text = await raw(path);
    expect(text).not.toMatch(/^HTTP\/1\.1 5/);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('root:');
    expect(text).not.toContain(`home of ${TWO}`);
  });

  let server: ReturnType<typeof serve>;
  beforeAll(async () => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((done) => server.once('listening', done));
  });
  afterAll(() => void server.close());

  async function raw(path: string): Promise<string> {
    const { connect } = await import('node:net');
    return new Promise((done, failed) => {
      let text = '';
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: mincr.localhost\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (data) => (text += data.toString()));
      socket.on('end', () => done(text));
      socket.on('error', failed);
    });
  }
});

describe('services', () => {
  it('answer their paths on every known host', async () => {
    for (const host of ['mincr.localhost', 'northstar.example', 'localhost', '127.0.0.1:4321']) {
      expect(await (await ask(host, '/rbsmbl/x-services/a')).json()).toEqual({
        asked: '/rbsmbl/x-services/a',
      });
    }
  });

  it.each(['unknown.example', 'northstar.example.evil.example', ''])(
    'are not asked for the host %j',
    async (host) => {
      const answer = await ask(host, '/rbsmbl/x-services/a');
      expect([answer.status, await answer.json()]).toEqual([
        421,
        { errors: [{ errorMessage: 'UNKNOWN-HOST' }] },
      ]);
    },
  );

  it('are handed on to SERVICES_ORIGIN as they come, and back', async () => {
    const origin = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) =>
        Response.json(
          {
            method: request.method,
            path: new URL(request.url).pathname,
            search: new URL(request.url).search,
            auth: request.headers.get('authorization'),
            body: await request.text(),
          },
          { status: 201 },
        ),
    });
    await new Promise((done) => origin.once('listening', done));
    const { port } = origin.address() as AddressInfo;
    const proxied = portalApp(root, 4321, openServices(':memory:', `http://127.0.0.1:${port}`));
    const call = () =>
      proxied.request('http://127.0.0.1/rbsmbl/x-services/a?b=1', {
        method: 'POST',
        headers: { host: 'mincr.localhost', authorization: 'Bearer t', 'content-type': 'application/json' },
        body: '{"x":1}',
      });
    const response = await call();
    expect([response.status, await response.json()]).toEqual([
      201,
      { method: 'POST', path: '/rbsmbl/x-services/a', search: '?b=1', auth: 'Bearer t', body: '{"x":1}' },
    ]);
    await new Promise((done) => origin.close(done));
    const down = await call();
    expect([down.status, await down.json()]).toEqual([
      502,
      { errors: [{ errorMessage: 'SERVICES-UNREACHABLE' }] },
    ]);
  });
});
