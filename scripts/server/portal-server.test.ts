import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE, POLICY, twoSites, type TwoSites } from './two-sites.fixture.ts';

let sites: TwoSites;
beforeAll(() => {
  sites = twoSites();
});
afterAll(() => sites[Symbol.dispose]());

const ask: TwoSites['ask'] = (...request) => sites.ask(...request);

describe('a published site', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', null],
    ['', null],
  ])('for a request with accept-encoding %j, sends content-encoding %s', async (accepted, encoding) => {
    const response = await ask('mincr.localhost', '/_astro/a.1.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain('javascript');
    if (encoding === 'br')
      expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('let a');
  });

  it.each([
    ['/_astro/a.1.js', 'public, max-age=31536000, immutable'],
    ['/hashed/theme.abc.css', 'public, max-age=31536000, immutable'],
    ['/theme.old.css', 'public, max-age=31536000, immutable'], // decisions/publishing#host-headers-fit-few-rules
    ['/_astro/old.9.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/login/', 'no-cache'],
    ['/robots.txt', 'no-cache'],
  ])('responds to %s with the cache header "%s"', async (path, control) => {
    const response = await ask('mincr.localhost', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(control);
  });

  it('responds with a 304 to a request with the entity tag of the unchanged page', async () => {
    const first = await ask('mincr.localhost', '/');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect((await ask('mincr.localhost', '/', { 'if-none-match': tag })).status).toBe(304);
    expect((await ask('wybcbs.localhost', '/', { 'if-none-match': tag })).status).toBe(200);
  });

  it.each([
    ['/nothing/here', `lost on ${ONE}`],
    ['/es/nothing/here', `perdido en ${ONE}`],
    ['/essential/', `lost on ${ONE}`],
  ])('responds to %s with its own 404 page, in the language of the path', async (path, text) => {
    const response = await ask('mincr.localhost', path);
    expect([response.status, await response.text()]).toEqual([404, text]);
    expect(response.headers.get('content-security-policy')).toBe(POLICY);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it.each([
    ['/', { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }],
    ['/login/', { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }],
    ['/nothing', { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }],
    ['/robots.txt', { 'content-security-policy': POLICY, 'x-frame-options': 'DENY' }],
    ['/_astro/a.1.js', { 'content-security-policy': null, 'x-frame-options': null }], // decisions/publishing#document-headers-on-documents-only
  ])('sends the security headers for %s', async (path, ofDocuments) => {
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
  ])('redirects %s with status %d to %s', async (path, status, to) => {
    const response = await ask('mincr.localhost', path);
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
  });

  it.each(['/_headers', '/_redirects', '/index.html.br', '/index.html.gz', '/_astro/a.1.js.br'])(
    'responds with 404 to %s',
    async (path) => {
      expect((await ask('mincr.localhost', path)).status).toBe(404);
    },
  );

  it('responds to HEAD with headers only, and to other methods with 404', async () => {
    const head = await ask('mincr.localhost', '/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await ask('mincr.localhost', '/login/', {}, method)).status).toBe(404);
  });
});
