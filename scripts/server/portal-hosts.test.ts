import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandCodes } from '../../src/brand/read-brands.ts';
import { ROOT } from '../steps/run-step.ts';
import { portalApp } from './portal-server.ts';
import { readSettings } from './server-settings.ts';
import { openServices } from './services.ts';
import { ONE, TWO, twoSites, type TwoSites } from './two-sites.fixture.ts';

const COUNT = brandCodes(ROOT).length;
/** A body that is long enough to be compressed. */
const LONG_BODY = JSON.stringify({ x: 'x'.repeat(2000) });

let sites: TwoSites;
beforeAll(() => {
  sites = twoSites();
});
afterAll(() => sites[Symbol.dispose]());

const ask: TwoSites['ask'] = (...request) => sites.ask(...request);

describe('the portal server', () => {
  it.each([
    ['mincr.localhost:4321', ONE],
    ['MINCR.localhost', ONE],
    ['northstar.example', ONE],
    ['www.northstar.example', ONE],
    ['NorthStar.Example:443', ONE],
    ['wybcbs.localhost:4321', TWO],
  ])('responds to %s with the site %s', async (host, domain) => {
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
  ])('responds to the unknown host %j with the directory and a note, but never with a site', async (host) => {
    for (const path of ['/', '/login/', '/_astro/a.1.js']) {
      const response = await ask(host, path);
      const text = await response.text();
      expect(response.status).toBe(404);
      expect(text).toContain('No brand has the address');
      expect(text).not.toContain('home of');
    }
  });

  it.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321'])(
    'responds to the bare host %s with the directory of all brands and accounts',
    async (host) => {
      const response = await ask(host, '/');
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text.match(/\.localhost:4321\/"/g)).toHaveLength(COUNT);
      expect(text).toContain('Maria Delgado');
      expect(text).toContain(`<h1>Regional health portal: ${COUNT} sites</h1>`);
      expect(text).toContain('<a href="#accounts">1 sandbox accounts</a>');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  it('filters the directory by the search parameters in the address before any script runs', async () => {
    const text = await (await ask('localhost:4321', '/?family=northern&q=rose')).text();
    expect(text).toContain(`1 of ${COUNT} brands`);
    expect(text.match(/data-tile\s[^>]*hidden/g)).toHaveLength(COUNT - 1);
  });

  it('shows a picture of each published home page, and a message for each unpublished brand', async () => {
    const picture = await ask('localhost:4321', '/preview/home/mincr');
    expect([picture.status, await picture.text()]).toEqual([200, `home of ${ONE}`]);
    expect(picture.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(picture.headers.get('x-frame-options')).toBeNull();
    expect((await ask('localhost:4321', '/preview/home/pbs')).status).toBe(404);
    expect((await ask('mincr.localhost:4321', '/preview/home/mincr')).status).toBe(404);
    const page = await (await ask('localhost:4321', '/')).text();
    expect(page.match(/ data-src="/g)).toHaveLength(2);
    expect(page.match(/Not published yet/g)).toHaveLength(COUNT - 2);
  });

  it('serves the styles and images that home page pictures use, but no scripts or other files', async () => {
    const style = await ask('localhost:4321', '/hashed/theme.abc.css');
    expect([style.status, await style.text()]).toEqual([200, ':root{}']);
    expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('localhost:4321', '/hashed/pictures/office.1a2b.png')).status).toBe(200);
    for (const path of ['/_astro/old.9.js', '/_astro/../../secret.txt', '/robots.txt'])
      expect((await ask('localhost:4321', path)).status, path).toBe(404);
  });

  it('escapes the name of an unknown host on the directory page', async () => {
    expect(await (await ask('<script>alert(1)</script>', '/')).text()).not.toContain('<script>alert');
  });
});

describe('services', () => {
  it('respond to their paths on every known host', async () => {
    for (const host of ['mincr.localhost', 'northstar.example', 'localhost', '127.0.0.1:4321']) {
      expect(await (await ask(host, '/rbsmbl/x-services/a')).json()).toEqual({
        requested: '/rbsmbl/x-services/a',
      });
    }
  });

  it.each(['unknown.example', 'northstar.example.evil.example', ''])(
    'are not called if the request is for the host %j',
    async (host) => {
      const response = await ask(host, '/rbsmbl/x-services/a');
      expect([response.status, await response.json()]).toEqual([
        421,
        { errors: [{ errorMessage: 'UNKNOWN-HOST' }] },
      ]);
      expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );

  it('at SERVICES_ORIGIN get every call unchanged, and only compression changes their responses', async () => {
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
    const proxied = portalApp(
      sites.root,
      4321,
      openServices(':memory:', readSettings({ SERVICES_ORIGIN: `http://127.0.0.1:${port}` })),
    );
    const call = (headers = {}) =>
      proxied.request('http://127.0.0.1/rbsmbl/x-services/a?b=1', {
        method: 'POST',
        headers: {
          host: 'mincr.localhost',
          authorization: 'Bearer t',
          'content-type': 'application/json',
          ...headers,
        },
        body: LONG_BODY,
      });
    const response = await call();
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([
      201,
      { method: 'POST', path: '/rbsmbl/x-services/a', search: '?b=1', auth: 'Bearer t', body: LONG_BODY },
    ]);
    expect(response.headers.get('content-encoding')).toBeNull();
    const zipped = await call({ 'accept-encoding': 'gzip, deflate, br' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(text);
    await new Promise((done) => origin.close(done));
    const down = await call();
    expect([down.status, await down.json()]).toEqual([
      502,
      { errors: [{ errorMessage: 'SERVICES-UNREACHABLE' }] },
    ]);
  });
});
