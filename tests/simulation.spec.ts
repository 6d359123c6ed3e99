/** Staff see the portal as a member, in its own window (spec 000 §4; decision 033). */
import { keptValue } from './support/kept.ts';
import { claimRow, LIST, openRow, PAY } from './support/pay-claim.ts';
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
  await expect(window.getByRole('complementary', { name: 'Simulation' })).toContainText(
    'You are signed in for Maria',
  );
  expect(await cookies(page)).toMatchObject({ simulatedAuthVersion: 'MER_SIMULATION_V1' });
  const proxy = (await context.cookies()).filter(({ name }) => name === 'HMCSRProxyToken');
  expect(
    proxy.map(({ httpOnly }) => httpOnly),
    'the member’s token is out of reach of scripts',
  ).toEqual([true]);
  await window.goto(at(brand, '/login/#/change-password'));
  await expect(window.getByRole('heading', { name: 'Only the member can change this' })).toBeVisible();
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
  const closing = window.waitForEvent('close');
  await window.getByRole('complementary', { name: 'Simulation' }).getByRole('link', { name: 'Stop' }).click();
  await closing;
  await expect(copy.locator('body')).not.toContainText('Maria');
  await expect(copy).not.toHaveURL(/login/);
  expect(visits, 'what is new to the member stays new').toEqual([]);
  expect(Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
  await page.reload();
  await expect(place(page)).toBeVisible();
});

test('staff who act as a member cannot pay: no button, no page, no payment', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/403/);
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
  const token = String(await keptValue(window, 'AccessToken'));
  const status = await window.evaluate(
    async ([path, bearer]) => {
      const claims = [{ claimNumber: '229170000592', clientId: '204518', amount: 1 }];
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
        body: JSON.stringify({
          baseMessage: { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null },
          payload: { idempotencyKey: 'k', claims },
        }),
      });
      return [answer.status, await answer.text()].join(' ');
    },
    [`/rbsmbl/x-services/${PAY}`, token] as const,
  );
  expect(status).toContain('403');
  expect(status).toContain('SIMULATION-CANNOT-PAY');
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
  expect(Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
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
