/** Attacks the portal's own server with raw HTTP at paths and hosts that production does not serve. */
import { describe, expect, it } from 'vitest';
import { failedStart, IS_BEHIND_NGINX } from './attack.fixture.ts';
import { attackedFront } from './attacked-front.fixture.ts';
import { HOST } from './raw-requests.fixture.ts';

const SERVICE = '/rbsmbl/x-services/appConfig';

const { seen, ask, root, server } = attackedFront({ SITE_SCHEME: 'https' });

describe('the production server', () => {
  it.each([
    '/stubs/mode.js',
    '/stubs/rbsmbl/x-services/claim/summary.post.json',
    '/sandbox',
    '/sandbox/people',
    '/sandbox/faults?a',
  ])('responds with 404 to %s', async (path) => {
    for (const host of [HOST, 'northstar.example', 'localhost'])
      expect((await ask({ path, headers: { Host: host } })).status, host).toBe(404);
    const headers = { 'Content-Type': 'application/json' };
    expect((await ask({ path, method: 'POST', headers, body: '{}' })).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it.each([
    '/',
    '/?q=rose',
    '/login/',
    '/preview/home/mincr',
    '/hashed/theme.abc.css',
    SERVICE,
    `${SERVICE}?defBrand=mincr`,
  ])('does not serve %s on the bare host or an unknown host', async (path) => {
    for (const host of [
      'localhost',
      '127.0.0.1',
      '[::1]',
      'pay.ledgerway.example.localhost',
      'unknown.example',
    ]) {
      const { status, body } = await ask({ path, headers: { Host: host } });
      expect([404, 421], host).toContain(status);
      expect(body).not.toContain('North Star');
    }
    expect(seen).toEqual([]);
  });

  it('redirects the bare host to the brand that defBrand names', async () => {
    const { status, headers } = await ask({
      path: '/login/?defBrand=mincr&a=1',
      headers: { Host: 'localhost' },
    });
    const site = IS_BEHIND_NGINX ? `http://northstar.example:${server().port}` : 'https://mincr.localhost';
    expect([status, headers.location]).toEqual([302, `${site}/login/?a=1`]);
  });

  it.each(['/', '/about/', '/nothing/'])(
    'serves the published page at %s even with ?stubs=true',
    async (path) => {
      const { date: _date, ...published } = (await ask({ path })).headers;
      const plain = await ask({ path });
      const stubs = await ask({ path: `${path}?stubs=true`, headers: { Cookie: 'stub-pages=1' } });
      const { date: _now, ...headers } = stubs.headers;
      expect([stubs.status, stubs.body, headers]).toEqual([plain.status, plain.body, published]);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  // Other incomplete configurations are in server-settings.test.ts.
  it('exits with a plain message if its configuration is incomplete', async () => {
    const { code, printed } = await failedStart(root(), ':memory:', {
      SERVICES_ORIGIN: 'https://services.example',
      OAUTH_CLIENT_ID: 'portal',
    });
    expect([code, printed.trim()]).toEqual([
      1,
      'OAUTH_CLIENT_ID is set without OAUTH_CLIENT_SECRET. Set both or none.',
    ]);
  });
});
