/** Staff see the portal as a member, in its own window (spec 000 §4; decision 033). */
import type { Page } from 'playwright/test';
import { keptValue } from './support/kept.ts';
import { claimRow, LIST, openRow } from './support/pay-claim.ts';
import { claimRows, expect, test, watch } from './support/portal.ts';
import { brand, cookies, openDesk, openSimulation, place, simulate } from './support/desk.ts';

test('internal staff see the portal as a member in its own window, and stop', async ({
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
  const badge = window.getByRole('complementary', { name: 'Simulation' });
  await expect(badge).toContainText(
    /^Account of Maria .+, opened by Ivan .+\. You can look, but change nothing\./,
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
  await expect(badge).toContainText('opened by Ivan');
  await expect(page.getByRole('status').filter({ hasText: 'is open in another window' })).toBeVisible();
  // Another tab has the staff's own session, never the member's.
  const third = await context.newPage();
  watch(third, faults);
  await third.goto(at(brand, '/producer/'));
  await expect(third.getByRole('heading', { level: 1 })).toContainText('Ivan');
  // A duplicated window has a copy of its storage: it ends with it.
  const copying = context.waitForEvent('page');
  await window.evaluate(() => void globalThis.open('/login/'));
  const copy = await copying;
  watch(copy, faults);
  await expect(claimRows(copy)).toHaveCount(3);
  // The page that opened the window no longer knows it.
  await page.reload();
  const closing = window.waitForEvent('close');
  await window.getByRole('complementary', { name: 'Simulation' }).getByRole('link', { name: 'Stop' }).click();
  await closing;
  await expect(copy.locator('body')).not.toContainText('Maria');
  await expect(copy).not.toHaveURL(/login/);
  expect(visits, 'what is new to the member stays new').toEqual([]);
  await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
  await page.reload();
  await expect(place(page)).toBeVisible();
});

test('staff who act as a member cannot pay, write, or save: no button, no page, and an explanation', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/403|forbidden/);
  const maria = await newPerson('maria');
  const window = await openSimulation(page, at(brand, '/login/'), await newPerson('ivan'), maria);
  await window.goto(at(brand, LIST));
  await openRow(window);
  await expect(claimRow(window).locator('.claim-actions')).toHaveText(
    'You are signed in for a member. Only the member can pay this claim.',
  );
  await expect(claimRow(window).getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await window.goto(at(brand, `${LIST}/payClaim/confirm`));
  await expect(window.getByRole('heading', { name: 'Only the member can pay a claim' })).toBeVisible();
  await window.goto(at(brand, '/login/#/spendingSummary'));
  await expect(
    window.getByText('Claims that you pay on this site are paid from this account.').first(),
  ).toBeVisible();
  await expect(window.getByRole('link', { name: 'Choose a claim to pay' })).toHaveCount(0);
  await window.goto(at(brand, '/login/#/account'));
  await expect(window.getByLabel('What we call you')).toBeDisabled();
  await expect(window.getByRole('main')).not.toContainText('Not saved yet');
  await window.getByRole('navigation').getByRole('link', { name: 'Claims & Payments' }).click();
  await expect(window.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
  // A form that any visitor can send: in this window it would write in the member's name.
  await window.goto(at(brand, '/msg/#!/contact-us'));
  await window.getByLabel('Your name').fill('Maria Lund');
  await expect(window.getByText('Only the member can send a message.')).toBeVisible();
  await expect(window.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  // What the request wrapper announces for any other write (lib/http-simulation.test.ts).
  await window.evaluate(() => globalThis.dispatchEvent(new Event('simulation-refused')));
  await expect(window.getByRole('complementary', { name: 'Simulation' }).getByRole('status')).toHaveText(
    /^Nothing was changed\. Only Maria .+ can do that\.$/,
  );
});

test('a simulation whose window is just closed is ended by the page that opened it', async ({
  page,
  context,
  at,
  newPerson,
}) => {
  const address = at(brand, '/login/');
  const window = await openSimulation(page, address, await newPerson('ivan'), await newPerson('maria'));
  const token = await keptValue(window, 'AccessToken');
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await window.close();
  expect((await ended).request().headers()['authorization']).toBe(`Bearer ${String(token)}`);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('HMCSRProxyToken');
  await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
  await page.reload();
  await expect(place(page)).toBeVisible();

  await test.step('also after a reload of that page', async () => {
    const opening = context.waitForEvent('page');
    await simulate(page, (await newPerson('maria')).logonId);
    const second = await opening;
    await expect(claimRows(second)).toHaveCount(3);
    await page.reload();
    await expect(place(page)).toBeVisible();
    await second.close();
    await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
  });
});

test('two simulations at once: neither ends the other, and the shared cookies go with the last', async ({
  page,
  context,
  at,
  newPerson,
  faults,
}) => {
  const address = at(brand, '/login/');
  const maria = await openSimulation(page, address, await newPerson('ivan'), await newPerson('maria'));
  const opening = context.waitForEvent('page');
  await simulate(page, (await newPerson('daniel')).logonId);
  const daniel = await opening;
  for (const window of [maria, daniel]) watch(window, faults);
  await expect(claimRows(daniel)).toHaveCount(1);
  const badge = (window: Page) => window.getByRole('complementary', { name: 'Simulation' });
  const stop = async (window: Page): Promise<void> => {
    const closing = window.waitForEvent('close');
    await badge(window).getByRole('link', { name: 'Stop' }).click();
    await closing;
  };
  await stop(daniel);
  expect(await cookies(page)).toMatchObject({ simulatedAuthVersion: 'MER_SIMULATION_V1' });
  await maria.reload();
  await expect(badge(maria)).toContainText('Account of Maria');
  await expect(claimRows(maria)).toHaveCount(3);
  await stop(maria);
  await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
  await page.reload();
  await expect(place(page)).toBeVisible();
});

test('staff who may not simulate are told so; an unknown user name is reported beside the field', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/40[34]/);
  const [petra, maria] = [await newPerson('no-proxy'), await newPerson('maria')];
  await openDesk(page, at(brand, '/login/'), petra);
  await simulate(page, '');
  await expect(page.getByText('Enter the member’s user name')).toBeVisible();
  await simulate(page, maria.logonId, 'Bill');
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(
    /^The member can read it .+ at least 5 characters$/,
  );
  await expect(page.getByLabel('Reason')).toBeFocused();
  await simulate(page, maria.logonId);
  await expect(page.getByRole('dialog', { name: 'You may not simulate this member' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place(page)).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, '/'));
  await openDesk(page, at(brand, '/login/'), await newPerson('ivan'));
  await simulate(page, 'unknown-user');
  await expect(page.getByText('No member has this user name')).toBeVisible();
  await expect(page.getByLabel('The member’s user name')).toBeFocused();
});
