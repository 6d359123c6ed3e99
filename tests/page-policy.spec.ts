/** A page's own content security policy on a host that sends no security headers (decisions/services#each-page-carries-its-policy), and the licenses file. */
import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { isLongRun, sampleOne } from '../scripts/test/sample.ts';
import { LICENSES } from '../src/renderer/compile/license-notices.ts';
import { brands, expect, test, unlikeBrands } from './support/portal.ts';
import { htmlOf, pagesOf } from './support/published-pages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const MOST_BYTES = 500;
const META =
  /^<!DOCTYPE html><html[^>]*>\s*<head>\s*<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]+)">/;
const HEADER = /^ {2}Content-Security-Policy: (?<policy>.+)$/m;
const HEADER_ONLY = ['frame-ancestors'];
const INJECTED = '<script>document.documentElement.dataset.injected = "yes"</script>';

const siteOf = (domain: string): string => join(ROOT, 'dist/sites', domain);

const directivesOf = (policy = ''): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('each page starts with a CSP of at most 500 bytes that allows no more than the CSP in the response header', () => {
  for (const brand of isLongRun ? brands : unlikeBrands) {
    const file = readFileSync(join(siteOf(brand.domain), '_headers'), 'utf8');
    const header = directivesOf(HEADER.exec(file)?.groups?.['policy']);
    const names = [...header.keys()].filter((name) => !HEADER_ONLY.includes(name));
    for (const path of [...pagesOf(brand, 'en'), ...pagesOf(brand, 'es')]) {
      const { policy = '' } = META.exec(htmlOf(brand, path))?.groups ?? {};
      const where = `${brand.code} ${path}`;
      expect(policy, where).not.toBe('');
      expect(Buffer.byteLength(policy), where).toBeLessThanOrEqual(MOST_BYTES);
      const meta = directivesOf(policy);
      expect([...meta.keys()], where).toEqual(names);
      for (const [name, sources] of meta)
        expect(header.get(name), where).toEqual(expect.arrayContaining(sources));
    }
  }
});

test('the licenses file names each package that provides scripts, fonts or data for the site', () => {
  const [brand] = unlikeBrands;
  const licenses = readFileSync(join(siteOf(brand?.domain ?? ''), LICENSES), 'utf8');
  const bundled = ['client', 'server'].flatMap(
    (build): string[] =>
      JSON.parse(readFileSync(join(ROOT, `dist/renderer/packages-${build}.json`), 'utf8')) as string[],
  );
  const fonts = readdirSync(join(ROOT, 'node_modules/@fontsource-variable'));
  // Expects some names, so that the test fails if the compiled list is empty.
  for (const name of [
    ...[
      'react',
      'react-dom',
      'scheduler',
      'nanostores',
      'ky',
      'dompurify',
      'lucide-react',
      'us-atlas',
      'astro',
    ],
    ...fonts.map((font) => `@fontsource-variable/${font}`),
    ...bundled,
  ])
    expect(licenses).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
});

const brand = sampleOne(unlikeBrands, 'pages without headers')[0] ?? unlikeBrands[0];
let server: ServerType;
test.beforeAll(async () => {
  const app = new Hono()
    .get('*', async (c, next) => {
      await next();
      if (c.req.query('injected') !== undefined)
        c.res = new Response((await c.res.text()).replace('<main', `${INJECTED}<main`), c.res);
    })
    .get('*', serveStatic({ root: siteOf(brand?.domain ?? '') }));
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((done) => void server.once('listening', done));
});
test.afterAll(() => void server.close());

const at = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

test("on a host that sends no security headers, the policy in the page blocks an injected script but not the page's own scripts", async ({
  page,
  faults,
}) => {
  faults.expected.push(/Content Security Policy/);
  for (const path of ['/', '/login/', '/find-care/', '/es/search/']) {
    await page.goto(at(path));
    await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
    expect(faults.found, path).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    const response = await page.goto(at(`${path}?injected`));
    expect(response?.headers()['content-security-policy']).toBeUndefined();
    expect(await response?.text()).toContain(INJECTED);
    await expect(page.locator('html')).not.toHaveAttribute('data-injected');
    expect(faults.found.splice(0).join()).toContain('Content Security Policy');
  }
});
