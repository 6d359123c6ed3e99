/** Dated notices. Without JavaScript, a notice is shown if it is current at build time. With JavaScript, notices appear and disappear on time without a rebuild. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyCheckout } from '../scripts/steps/copy-checkout.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const PROJECT = resolve(import.meta.dirname, '..');
const PORT = 4396;
const family = brandWhere(({ sharedBrandCode }) => sharedBrandCode === 'northern');
const other = brandWhere(({ sharedBrandCode }) => sharedBrandCode === 'alliance');
const address = (code: string, path = '/') => `http://${code}.localhost:${PORT}${path}`;

/** A notice in UTC, so that the tests need no time conversion. */
const alertFile = (kind: string, title: string, starts: string, ends: string): string =>
  [
    ...[
      `kind: ${kind}`,
      `title: ${title}`,
      'text: Call **{brand.phone}**.',
      `starts: ${starts}`,
      `ends: ${ends}`,
    ],
    ...['timeZone: UTC', 'families: [northern]', 'link: { label: What to do, url: /contact/ }', ''],
  ].join('\n');

const NOW = '2026-12-04T12:00:00Z';
const FILES = {
  past: alertFile('recall', 'Long over', '2026-12-01 00:00', '2026-12-04 12:00'),
  current: alertFile('outage', 'Claims load slowly', '2026-12-04 06:00', '2026-12-04 13:00'),
  coming: alertFile('storm', 'Offices closed', '2026-12-04 12:30', '2026-12-05 00:00'),
};

let copy = '';
let server: ChildProcess | undefined;

// All tests share one server.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy = copyCheckout(PROJECT);
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], BUILD_TIME: NOW };
  mkdirSync(join(copy, 'dist'));
  cpSync(join(PROJECT, 'dist/renderer'), join(copy, 'dist/renderer'), { recursive: true });
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(join(copy, `brands/_alerts/${name}.yaml`), text);
  const build = ['scripts/build.mjs', '--brand', `${family.code},${other.code}`];
  execFileSync(process.execPath, build, { cwd: copy, env, stdio: 'pipe' });
  const serve = ['scripts/serve.ts', '--port', String(PORT), '--database', ':memory:'];
  server = spawn(process.execPath, serve, { cwd: copy, env, stdio: 'ignore' });
  const responses = () =>
    fetch(`http://localhost:${PORT}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(responses, { timeout: 20_000 }).toBe(true);
});

test.afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

test('a browser without JavaScript shows only the current notice', LONG_RUN, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address(family.code, '/about/'));
  await expect(page.getByRole('status').locator('.alert:visible')).toHaveCount(1);
  await expect(page.getByRole('status')).toContainText('Outage Claims load slowly');
  await expect(page.getByRole('status')).toContainText(family.customerServicePhoneNumber);
  await expect(page.getByText('Offices closed')).toBeHidden();
  expect(await page.content()).not.toContain('Long over');
  // Only the dev server can show pages as of another time.
  await page.goto(address(family.code, '/about/?as-of=2026-12-04T12:40'));
  expect(await page.content()).not.toContain('as-of');
  await expect(page.getByRole('status').locator('.alert:visible')).toHaveCount(1);
  await page.goto(address(other.code));
  await expect(page.locator('.alerts')).toHaveCount(0);
  await page.close();
});

test(
  'notices appear in a live region and disappear at their set times without moving the focus',
  LONG_RUN,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-12-04T12:10:00Z') });
    await page.goto(address(family.code));
    const region = page.getByRole('status');
    const shown = region.locator('.alert:visible .alert-title');
    await expect(shown).toHaveText(['Outage Claims load slowly']);
    await page.getByRole('link', { name: 'Sign in' }).first().focus();
    await page.clock.fastForward('20:00');
    await expect(shown).toHaveText(['Outage Claims load slowly', 'Storm Offices closed']);
    await test.step('two notices fit narrow and wide windows, and pass axe', async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      }
    });
    await page.clock.fastForward('30:00');
    await expect(shown).toHaveText(['Storm Offices closed']);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeFocused();
    await page.clock.fastForward('12:00:00');
    await expect(shown).toHaveCount(0);
    await expect(region).toBeAttached();
  },
);

test(
  'a page that was built long ago shows the notices that are current when it is opened, and translates their kinds',
  LONG_RUN,
  async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-12-04T18:00:00Z'));
    await page.goto(address(family.code));
    await expect(page.locator('.alert:visible .alert-title')).toHaveText(['Storm Offices closed']);
    await context.addCookies([{ name: 'language', value: 'es', url: address(family.code) }]);
    await page.clock.setFixedTime(NOW);
    await page.goto(address(family.code, '/about/'));
    const kind = page.getByRole('status').getByText('Interrupción', { exact: true });
    await expect(kind).toBeVisible();
    expect(await kind.evaluate((label) => label.closest('[lang]')?.getAttribute('lang'))).toBe('es');
    await expect(page.getByRole('status').locator('[lang=en]').first()).toHaveText('Claims load slowly');
    await context.close();
  },
);
