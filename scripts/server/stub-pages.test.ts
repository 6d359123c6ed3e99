/** Tests stub mode on the local server: a page differs from the published page only if stub mode is requested. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteEnv } from './site-env.ts';
import { addSiteRoutes } from './site-routes.ts';

const DOMAIN = 'a.example';
const PAGE = '<!doctype html><html><head><title>A</title></head><body>Words</body></html>';
const COOKIE = { Cookie: 'a=1; stub-pages=1' };

let dist: string;
let app: Hono<SiteEnv>;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'stub-pages-'));
  const site = join(dist, 'sites', DOMAIN);
  mkdirSync(join(site, 'about'), { recursive: true });
  for (const file of ['index.html', 'about/index.html', '404.html']) {
    writeFileSync(join(site, file), PAGE);
    writeFileSync(join(site, `${file}.gz`), gzipSync(PAGE));
  }
  writeFileSync(join(site, '_headers'), "/*\n  Content-Security-Policy: script-src 'self'\n");
  writeFileSync(join(site, '_redirects'), '');
  app = new Hono<SiteEnv>();
  app.use((c, next) => {
    c.set('domain', DOMAIN);
    return next();
  });
  addSiteRoutes(app, dist, { stubMode: true });
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(`http://${DOMAIN}${path}`, { headers });
  return { response, body: await response.text(), header: (name: string) => response.headers.get(name) };
};
const SCRIPT = '<head><script src="/stubs/mode.js"></script><title>';

describe('a page', () => {
  it.each([['/'], ['/about/'], ['/?stubs=yes'], ['/?producer=true']])(
    'is served exactly as it was published if the request is for %s',
    async (path) => {
      const { response, body, header } = await get(path, { Cookie: 'a=1' });
      expect([response.status, body]).toEqual([200, PAGE]);
      expect(header('Set-Cookie')).toBeNull();
      expect(header('Vary')).toBe('Accept-Encoding, Cookie');
      expect((await get(path, { 'Accept-Encoding': 'gzip' })).header('Content-Encoding')).toBe('gzip');
    },
  );

  it('sets the cookie and starts its head with the stub script if the request has the parameter "stubs"', async () => {
    for (const search of ['?stubs=true', '?a=1&stubs=false']) {
      const { response, body, header } = await get(`/about/${search}`, { 'Accept-Encoding': 'gzip, br' });
      expect([response.status, body]).toEqual([200, PAGE.replace('<head><title>', SCRIPT)]);
      expect(header('Content-Encoding')).toBeNull();
      expect(header('Content-Type')).toMatch(/^text\/html/);
      expect(header('Set-Cookie')).toContain('stub-pages=1');
      expect(header('Content-Security-Policy')).toBe("script-src 'self'");
    }
  });

  it('has the stub script if the request has the cookie, even without a query or on a 404 page', async () => {
    expect((await get('/', COOKIE)).body).toContain(SCRIPT);
    const missing = await get('/nothing/', COOKIE);
    expect([missing.response.status, missing.body.includes(SCRIPT)]).toEqual([404, true]);
  });

  it('has a different entity tag in stub mode, and its byte ranges count the stub script', async () => {
    const [plain, stubs] = [await get('/'), await get('/', COOKIE)];
    const tag = plain.header('ETag') ?? '';
    expect(stubs.header('ETag')).not.toBe(tag);
    expect((await get('/', { 'If-None-Match': tag })).response.status).toBe(304);
    expect((await get('/', { ...COOKIE, 'If-None-Match': tag })).response.status).toBe(200);
    const etag = stubs.header('ETag') ?? '';
    expect((await get('/', { ...COOKIE, 'If-None-Match': etag })).response.status).toBe(304);
    const part = await get('/', { ...COOKIE, Range: 'bytes=15-60' });
    expect([part.response.status, part.body]).toEqual([206, stubs.body.slice(15, 61)]);
    expect(part.header('Content-Range')).toBe(`bytes 15-60/${stubs.body.length}`);
  });
});

describe('stub mode', () => {
  it('serves canned responses, and responds with 404 to other paths', { timeout: 60_000 }, async () => {
    const { response, body, header } = await get('/stubs/rbsmbl/x-services/userInfo/getUserInfo.json');
    expect(response.status).toBe(200);
    expect(header('Content-Type')).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toHaveProperty('payload');
    for (const path of ['/stubs/nothing.json', '/stubs/../mode/start.ts', '/stubs/%2e%2e/mode/start.ts'])
      expect((await get(path)).response.status).toBe(404);
  });

  it('builds its script from the contract’s calls', { timeout: 60_000 }, async () => {
    const { response, body, header } = await get('/stubs/mode.js');
    expect([response.status, header('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(body).toContain('/rbsmbl/x-services/userInfo/userLogin');
    expect(() => new Function(body)).not.toThrow();
  });
});
