/** Stub mode (000 §2): a published site on a static file server, with no services at all. */
import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
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
import { keptValue } from './support/kept.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const site = resolve(import.meta.dirname, '../dist/sites', brand.domain);
const ANYBODY = { logonId: 'whoever', password: 'Anything1!' };

let server: ServerType;
let origin: string;

test.beforeAll(async () => {
  const app = new Hono().get('*', serveStatic({ root: site }));
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((done) => void server.once('listening', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => void server.close());

test('a member signs in, sees claims and messages, and signs out, with no server behind the site', async ({
  page,
}) => {
  const methods = new Set<string>();
  page.on('request', (request) => methods.add(request.method()));
  await page.goto(`${origin}/login/?stubs=true`);
  await expect(page.getByRole('complementary', { name: 'Stub mode' })).toBeVisible();
  await fillSignIn(page, ANYBODY);
  await expect(claimRows(page).first()).toBeVisible();
  await expect(messageRows(page).first()).toBeVisible();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download to spreadsheet' }).click(),
  ]);
  expect((await readFile(await sheet.path())).subarray(0, 2).toString('latin1')).toBe('PK');
  await page.getByRole('link', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL(`${origin}/logout/`);
  await expect(page.getByRole('complementary', { name: 'Stub mode' })).toBeVisible();
  expect([...methods]).toEqual(['GET']);
});

test('the mode goes along links, into a new tab and over hash changes, until it is left', async ({
  page,
  context,
}) => {
  const badge = page.getByRole('complementary', { name: 'Stub mode' });
  await page.goto(`${origin}/?stubs=true`);
  await expect(badge).toBeVisible(); // from then on links carry the mode
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
  const other = await opened;
  await expect(other.getByRole('complementary', { name: 'Stub mode' })).toBeVisible();
  await badge.getByRole('link', { name: 'Leave' }).click();
  await page.waitForFunction(() => sessionStorage.length === 0); // until then the page is only on its way
  await expect(badge).toBeHidden();
  await page.goto(`${origin}/`);
  await expect(badge).toBeHidden();
});

test('a header tab of the same page opens a new tab that is in the mode as well', async ({
  page,
  context,
}) => {
  await signInAt(page, `${origin}/login/?stubs=true`, ANYBODY);
  await expect(claimRows(page).first()).toBeVisible();
  const opened = context.waitForEvent('page');
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coverage' });
  await tab.click({ modifiers: ['Control'] });
  const other = await opened;
  await expect(other.getByRole('complementary', { name: 'Stub mode' })).toBeVisible();
  await tab.click();
  await expect(page).toHaveURL(/healthPlans/);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('leaving ends the canned session: nothing of it reaches the services or another tab', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/rbsmbl/') && !request.url().includes('/stubs/')) asked.push(request.url());
  });
  await signInAt(page, `${origin}/login/?stubs=true`, ANYBODY);
  await expect(claimRows(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${origin}/login/`);
  await expect(other.getByLabel('User name')).toBeVisible();
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Stub mode' })).toBeHidden();
  expect(asked).toEqual([]);
});

test('producer=true signs in as an agent; a member sees nothing of it', async ({ page }) => {
  await page.goto(`${origin}/login/?stubs=true&producer=true`);
  await expect(page.getByText('signing in as an agent')).toBeVisible();
  await fillSignIn(page, ANYBODY);
  await expect.poll(() => keptValue(page, 'UserData')).toMatchObject({ type: { actorType: 'AGENT' } });
});

test('without the parameter the site asks the services as ever', async ({ page, faults }) => {
  faults.expected.push(/userLogin|404|Failed to load/);
  await page.goto(`${origin}/login/`);
  await expect(page.getByRole('complementary', { name: 'Stub mode' })).toBeHidden();
  await fillSignIn(page, ANYBODY);
  await expect(page.getByRole('dialog').or(page.getByRole('alert')).first()).toBeVisible();
});
