/** Stub mode (000 §2) of a published site on the local server, and of the static copy on a file server without services. */
import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Brand } from '../src/brand/brand.schema.ts';
import type { Page } from 'playwright/test';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { writeStubCopy } from '../scripts/stub-mode/copy.ts';
import {
  brandWhere,
  claimRows,
  expect,
  fillSignIn,
  goTo,
  messageRows,
  signInAt,
  test,
} from './support/portal.ts';
import { persistedValue } from './support/persisted.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const ROOT = resolve(import.meta.dirname, '..');
const ANY_USER = { logonId: 'anyone', password: 'Anything1!' };

let folder: string;
let server: ServerType;
let copied: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stub-copy-'));
  const [domain = ''] = await writeStubCopy(ROOT, folder, [brand.code]);
  const app = new Hono().get('*', serveStatic({ root: join(folder, domain) }));
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((done) => void server.once('listening', done));
  copied = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type At = (brand: Brand, path?: string) => string;

const SERVERS = [
  { name: 'the local server', origin: (at: At) => at(brand, '/').slice(0, -1) },
  { name: 'the static copy', origin: () => copied },
];
const badgeOf = (page: Page) => page.getByRole('complementary', { name: 'Stub mode' });

for (const server of SERVERS)
  test(
    `${server.name}: in stub mode, a member can sign in, see claims and messages, and sign out without any service calls`,
    LONG_RUN,
    async ({ page, context, at }) => {
      const origin = server.origin(at);
      const methods = new Set<string>();
      const requested: string[] = [];
      page.on('request', (request) => methods.add(request.method()));
      context.on('request', (request) => {
        if (request.url().includes('/rbsmbl/') && !request.url().includes('/stubs/'))
          requested.push(request.url());
      });
      await page.goto(`${origin}/login/?stubs=true`);
      await expect(badgeOf(page)).toBeVisible();
      await fillSignIn(page, ANY_USER);
      await expect(claimRows(page).first()).toBeVisible();
      await expect(messageRows(page).first()).toBeVisible();
      const [sheet] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download to spreadsheet' }).click(),
      ]);
      expect((await readFile(await sheet.path())).subarray(0, 2).toString('latin1')).toBe('PK');
      await test.step('a header tab opened in a new browser tab is also in stub mode', async () => {
        const opened = context.waitForEvent('page');
        const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coverage' });
        await tab.click({ modifiers: ['Control'] });
        const other = await opened;
        await expect(badgeOf(other)).toBeVisible();
        await other.close();
        await tab.click();
        await expect(page).toHaveURL(/healthPlans/);
        expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
      });
      await page.getByRole('link', { name: 'Sign out' }).first().click();
      await expect(page).toHaveURL(`${origin}/logout/`);
      await expect(badgeOf(page)).toBeVisible();
      expect([...methods]).toEqual(['GET']);
      expect(requested).toEqual([]);
    },
  );

for (const server of sampleOne(SERVERS, 'links of stub mode'))
  test(
    `${server.name}: stub mode lasts across links, browser tabs and hash changes, and leaving stub mode ends the stub session`,
    LONG_RUN,
    async ({ page, context, at }) => {
      const origin = server.origin(at);
      const requested: string[] = [];
      context.on('request', (request) => {
        if (request.url().includes('/rbsmbl/') && !request.url().includes('/stubs/'))
          requested.push(request.url());
      });
      const badge = badgeOf(page);
      await page.goto(`${origin}/?stubs=true`);
      await expect(badge).toBeVisible(); // from now on links contain the stub mode parameter
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
      await expect(page).toHaveURL(/\/msg\/\?stubs=true#!\/contact-us$/);
      await expect(badge).toBeVisible();
      await page.goto(`${origin}/login/`);
      await expect(badge).toBeVisible();
      await goTo(page, '#/claims/activitySummary');
      await expect(badge).toBeVisible();
      const opened = context.waitForEvent('page');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Contact us' })
        .click({ modifiers: ['Control'] });
      const linked = await opened;
      await expect(badgeOf(linked)).toBeVisible();
      await badge.getByRole('link', { name: 'Leave' }).click();
      await page.waitForFunction(() => sessionStorage.length === 0);
      await expect(badge).toBeHidden();
      await page.goto(`${origin}/`);
      await expect(badge).toBeHidden();

      await test.step('a stub session is not shared with other tabs, and ends when the user leaves stub mode', async () => {
        const member = await context.newPage();
        await signInAt(member, `${origin}/login/?stubs=true`, ANY_USER);
        await expect(claimRows(member).first()).toBeVisible();
        const other = await context.newPage();
        await other.goto(`${origin}/login/`);
        await expect(other.getByLabel('User name')).toBeVisible();
        await member.getByRole('link', { name: 'Leave' }).click();
        await expect(member.getByLabel('User name')).toBeVisible();
        await expect(badgeOf(member)).toBeHidden();
      });
      await test.step('producer=true signs in as an agent', async () => {
        await page.goto(`${origin}/login/?stubs=true&producer=true`);
        await expect(page.getByText('signing in as an agent')).toBeVisible();
        await fillSignIn(page, ANY_USER);
        await expect
          .poll(() => persistedValue(page, 'UserData'))
          .toMatchObject({ type: { actorType: 'AGENT' } });
      });
      expect(requested).toEqual([]);
    },
  );

test(
  'without the stub mode parameter, the static copy is not in stub mode, and a sign-in shows an error',
  LONG_RUN,
  async ({ page, faults }) => {
    faults.expected.push(/userLogin|404|Failed to load/);
    await page.goto(`${copied}/login/`);
    await expect(page.getByRole('complementary', { name: 'Stub mode' })).toBeHidden();
    await fillSignIn(page, ANY_USER);
    await expect(page.getByRole('dialog').or(page.getByRole('alert')).first()).toBeVisible();
  },
);

test(
  'a real session in one browser tab is not affected by signing in or out in another tab in stub mode',
  LONG_RUN,
  async ({ page, context, at, signInAs }) => {
    await signInAs('maria', brand);
    await expect(claimRows(page).first()).toBeVisible();
    const stubs = await context.newPage();
    await stubs.goto(at(brand, '/login/?stubs=true'));
    await fillSignIn(stubs, ANY_USER);
    await expect(claimRows(stubs).first()).toBeVisible();
    await page.bringToFront();
    await page.reload();
    await expect(claimRows(page).first()).toBeVisible();
    await stubs.getByRole('link', { name: 'Sign out' }).first().click();
    await expect(stubs).toHaveURL(at(brand, '/logout/'));
    await page.reload();
    await expect(claimRows(page).first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Stub mode' })).toHaveCount(0);
  },
);
