/** Tests the local server at invented addresses of other sites (decisions/brands#other-sites-by-environment). */
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { siteEntry } from '../../src/renderer/publish/site-index.ts';
import { ROOT } from '../steps/run-step.ts';
import { directoryApp } from './portal-server.ts';
import { services } from './two-sites.fixture.ts';

const brands = loadBrands(ROOT);
const app = directoryApp(ROOT, { sites: () => brands.map(siteEntry), errors: () => [] }, 4321, services, {
  fileOf: () => Promise.resolve(null),
  read: () => Promise.resolve(null),
  stateOf: () => 'none',
});
const ask = (host: string, path = '/') => app.request(`http://${host}${path}`, { headers: { host } });

describe('a request for the invented address of another site', () => {
  it.each([
    ['pay.ledgerway.example', 'Ledgerway Payments', 'handOffs.payPremium.url.prod'],
    ['senior.example', 'Site for Medicare markets', 'sites.senior.prod'],
    ['sso.harborline.example', 'Single sign-on site for employees', 'sites.employee.prod'],
  ])('gets a page with the name of that other site: %s', async (host, name, key) => {
    const response = await ask(`${host}.localhost:4321`, '/portal/');
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain(`<h1>${name}</h1>`);
    expect(text).toContain(key);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is redirected to the brand’s site if the address belongs to a brand', async () => {
    const response = await ask('shop.harborline.example.localhost:4321', '/plans/?zip=1');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      'http://shop.localhost:4321/plans/?zip=1',
    ]);
  });

  it('gets a 404 if no brand record contains the address', async () => {
    const response = await ask('evil.example.localhost:4321');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No brand has the address');
  });

  it('is rejected with 421 if it is a service call', async () => {
    expect((await ask('pay.ledgerway.example.localhost:4321', '/rbsmbl/x')).status).toBe(421);
  });
});
