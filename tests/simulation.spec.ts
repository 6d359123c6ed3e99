/**
 * Staff see the portal as a member in a separate window (spec 000 §4; decisions/staff#a-simulation-has-its-own-window).
 * Blocked actions: `src/member/session-modals/simulation-bars.test.tsx`; roles without access:
 * `src/member/producer/producer-roles.test.tsx`.
 */
import type { Page } from 'playwright/test';
import { persistedValue } from './support/persisted.ts';
import { claimRows, expect, test, watch } from './support/portal.ts';
import { brand, cookies, openSimulation, desk, simulate } from './support/desk.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test('internal staff can view the portal as a member in a separate window, and can end the simulation', async ({
  page,
  context,
  at,
  newPerson,
  faults,
}) => {
  const address = at(brand, '/login/');
  const visits: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/updateMetrics/')) visits.push(request.url());
  });
  const window = await openSimulation(page, address, await newPerson('ivan'), await newPerson('maria'));
  watch(window, faults);
  const badge = window.getByRole('complementary', { name: 'Acting as a member' });
  await expect(badge).toContainText(
    /^You’re acting as Maria .+\. Opened by Ivan .+\. You can look, but you can’t change anything\./,
  );
  expect(await cookies(page)).toMatchObject({ simulatedAuthVersion: 'MER_SIMULATION_V1' });
  const proxy = (await context.cookies()).filter(({ name }) => name === 'HMCSRProxyToken');
  expect(
    proxy.map(({ httpOnly }) => httpOnly),
    'the member’s token is out of reach of scripts',
  ).toEqual([true]);
  await window.goto(at(brand, '/login/#/change-password'));
  await expect(window.getByRole('heading', { name: 'Only the member can change this' })).toBeVisible();
  await window.goto(at(brand, '/msg/#!/contact-us'));
  await expect(badge).toContainText('Opened by Ivan');
  await expect(page.getByRole('status').filter({ hasText: 'is open in another window' })).toBeVisible();
  // Other tabs have the staff session, never the member's session.
  const third = await context.newPage();
  watch(third, faults);
  await third.goto(at(brand, '/producer/'));
  await expect(third.getByRole('heading', { level: 1 })).toContainText('Ivan');
  // A duplicated window has a copy of the storage. When the simulation ends in the original, it also ends in the copy.
  const copying = context.waitForEvent('page');
  await window.evaluate(() => void globalThis.open('/login/'));
  const copy = await copying;
  watch(copy, faults);
  await expect(claimRows(copy)).toHaveCount(3);
  // After a reload, the page has no reference to the window that it opened.
  await page.reload();
  const closing = window.waitForEvent('close');
  await window
    .getByRole('complementary', { name: 'Acting as a member' })
    .getByRole('link', { name: 'Stop' })
    .click();
  await closing;
  await expect(copy.locator('body')).not.toContainText('Maria');
  await expect(copy).not.toHaveURL(/login/);
  expect(visits, 'what is new to the member stays new').toEqual([]);
  await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
  await page.reload();
  await expect(desk(page)).toBeVisible();

  await test.step('ending one of two simulations keeps the other open, and ending both clears the shared cookies', async () => {
    const openNext = async (like: string): Promise<Page> => {
      const opening = context.waitForEvent('page');
      await simulate(page, (await newPerson(like)).logonId);
      const opened = await opening;
      watch(opened, faults);
      return opened;
    };
    const maria = await openNext('maria');
    await expect(claimRows(maria)).toHaveCount(3);
    const daniel = await openNext('daniel');
    await expect(claimRows(daniel)).toHaveCount(1);
    const badgeOf = (opened: Page) => opened.getByRole('complementary', { name: 'Acting as a member' });
    const stop = async (opened: Page): Promise<void> => {
      const isClosed = opened.waitForEvent('close');
      await badgeOf(opened).getByRole('link', { name: 'Stop' }).click();
      await isClosed;
    };
    await stop(daniel);
    expect(await cookies(page)).toMatchObject({ simulatedAuthVersion: 'MER_SIMULATION_V1' });
    await maria.reload();
    await expect(badgeOf(maria)).toContainText('You’re acting as Maria');
    await expect(claimRows(maria)).toHaveCount(3);
    await stop(maria);
    await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
    await page.reload();
    await expect(desk(page)).toBeVisible();
  });
});

test(
  "if the simulation's window is closed, the page that opened the window ends the simulation",
  LONG_RUN,
  async ({ page, context, at, newPerson }) => {
    const address = at(brand, '/login/');
    const window = await openSimulation(page, address, await newPerson('ivan'), await newPerson('maria'));
    const token = await persistedValue(window, 'AccessToken');
    const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await window.close();
    expect((await ended).request().headers()['authorization']).toBe(`Bearer ${String(token)}`);
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('HMCSRProxyToken');
    await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
    await page.reload();
    await expect(desk(page)).toBeVisible();

    await test.step("if the page that opened the simulation was reloaded, closing the simulation's window still ends the simulation", async () => {
      const opening = context.waitForEvent('page');
      await simulate(page, (await newPerson('maria')).logonId);
      const second = await opening;
      await expect(claimRows(second)).toHaveCount(3);
      await page.reload();
      await expect(desk(page)).toBeVisible();
      await second.close();
      await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
    });
  },
);
