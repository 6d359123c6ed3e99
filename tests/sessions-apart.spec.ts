/**
 * Two sessions in one browser, one after the other: what ends the first, or was never finished, leaves the second
 * alone.
 */
import type { Page } from 'playwright/test';
import { brandWhere, claimRows, expect, fillSignIn, signInAt, test, watch } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const older = brandWhere(({ signIn }) => signIn.flow === 'older');
const AREA = '/login/';

/** Holds the page's calls to a path until they are released. */
async function hold(page: Page, path: RegExp, method: string): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(path, async (route) => {
    if (route.request().method() === method) await gate.promise;
    await route.continue().catch(() => {}); // the page may have gone
  });
  return () => gate.resolve(undefined);
}

const greeting = (page: Page, name: string) => page.locator('#member h1').filter({ hasText: name });

test('a sign-out whose response is late takes nothing from someone who has signed in meanwhile', async ({
  page,
  context,
  at,
  newPerson,
  faults,
  signInAs,
}) => {
  const [maria, daniel] = [await newPerson('maria'), await newPerson('daniel')];
  const second = await context.newPage();
  watch(second, faults);
  await signInAs(maria, brand, AREA);
  await expect(claimRows(page)).toHaveCount(3);
  await second.goto(at(brand, AREA));
  await expect(greeting(second, 'Maria')).toBeVisible();
  const release = await hold(page, /userauth\/v1\/login$/, 'DELETE');
  const asked = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('link', { name: 'Sign out' }).first().click();
  await asked;
  await expect(page.getByRole('dialog', { name: 'Signing you out' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Maria');
  await expect(second).toHaveURL(at(brand, brand.logoutTarget));
  await signInAt(second, at(brand, AREA), daniel);
  await expect(greeting(second, 'Daniel')).toBeVisible();
  release();
  await expect(page).toHaveURL(at(brand, brand.logoutTarget));
  await second.reload();
  await expect(greeting(second, 'Daniel')).toBeVisible();
});

test('a stale tab is rejected alone: it joins the browser’s current session', async ({
  page,
  context,
  at,
  newPerson,
  expire,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/);
  const [maria, daniel] = [await newPerson('maria'), await newPerson('daniel')];
  const second = await context.newPage();
  watch(second, faults);
  await second.goto(at(brand, AREA));
  await second.getByLabel('User name').fill('typed'); // typed text stays in the form
  const visited = visitRecorded(page);
  await page.clock.install();
  await signInAs(maria, brand, AREA);
  await expect(claimRows(page)).toHaveCount(3);
  await visited;
  await fillSignIn(second, daniel);
  await expect(greeting(second, 'Daniel')).toBeVisible();
  await expire(maria);
  await page.clock.fastForward('04:01'); // keep-alive is answered 401
  await expect(greeting(page, 'Daniel')).toBeVisible();
  await second.reload();
  await expect(greeting(second, 'Daniel')).toBeVisible();
});

test('a session that expired in one tab’s storage is recovered from another tab', async ({
  page,
  context,
  at,
  faults,
  signInAs,
}) => {
  const second = await context.newPage();
  watch(second, faults);
  await signInAs('maria', brand, AREA);
  await expect(claimRows(page)).toHaveCount(3);
  await second.goto(at(brand, AREA));
  await expect(claimRows(second)).toHaveCount(3);
  await page.evaluate(() => {
    window.sessionStorage.clear();
    window.location.hash = '#/claims/claimsAndPayments';
  });
  await expect(page.locator('#claims-list .claim-row')).toHaveCount(10);
  await second.reload();
  await expect(claimRows(second)).toHaveCount(3);
});

test('an unfinished sign-in signs no one in later', async ({ page, context, at, newPerson, signInAs }) => {
  const person = await newPerson('maria');
  const trusted = async () => (await context.cookies()).some(({ name }) => name === 'ObSSOCookie');
  await page.clock.install();
  const release = await hold(page, /userInfo\/getUserInfo/, 'GET');
  await signInAs(person, older, AREA);
  await expect.poll(trusted).toBe(true);
  await page.goto(at(older, '/'));
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const link = at(older, `${AREA}?loginId=${person.logonId}`);
  await page.goto(link);
  await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.clock.fastForward('05:00');
  await page.goto(link);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect.poll(trusted).toBe(false);
});
