/** Two sessions in one browser, one after the other. The end of the first session, or an unfinished sign-in, does not affect the second. */
import type { Page } from 'playwright/test';
import { brandWhere, claimRows, expect, fillSignIn, signInAt, test } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const older = brandWhere(({ signIn }) => signIn.flow === 'older');
const AREA = '/login/';

/** Holds the page's calls to a path until the returned function is called. */
async function hold(page: Page, path: RegExp, method: string): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(path, async (route) => {
    if (route.request().method() === method) await gate.promise;
    await route.continue().catch(() => {}); // the page may have closed
  });
  return () => gate.resolve(undefined);
}

const greeting = (page: Page, name: string) => page.locator('#member h1').filter({ hasText: name });

test('a slow sign-out of one member removes nothing from the session of a member who has signed in since', async ({
  page,
  at,
  newPerson,
  expire,
  faults,
  signInAs,
  newTab,
}) => {
  faults.expected.push(/401/);
  const [maria, daniel] = [await newPerson('maria'), await newPerson('daniel')];
  const second = await newTab();
  await page.clock.install();

  await test.step('a 401 for the earlier session affects only its tab, which then joins the browser’s current session', async () => {
    await second.goto(at(brand, AREA));
    await second.getByLabel('User name').fill('typed'); // typed text stays in the form
    const visited = visitRecorded(page);
    await signInAs(maria, brand, AREA);
    await expect(claimRows(page)).toHaveCount(3);
    await visited;
    await fillSignIn(second, daniel);
    await expect(greeting(second, 'Daniel')).toBeVisible();
    await expire(maria);
    await page.clock.fastForward('04:01'); // the keep-alive call gets 401
    await expect(greeting(page, 'Daniel')).toBeVisible();
    await second.reload();
    await expect(greeting(second, 'Daniel')).toBeVisible();
  });

  await test.step('a late sign-out response does not affect the new session', async () => {
    const release = await hold(page, /userauth\/v1\/login$/, 'DELETE');
    const requested = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('link', { name: 'Sign out' }).first().click();
    await requested;
    await page.clock.runFor(1000);
    await expect(page.getByRole('dialog', { name: 'Signing you out' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Daniel');
    await expect(second).toHaveURL(at(brand, brand.logoutTarget));
    await signInAt(second, at(brand, AREA), maria);
    await expect(greeting(second, 'Maria')).toBeVisible();
    release();
    await expect(page).toHaveURL(at(brand, brand.logoutTarget));
    await second.reload();
    await expect(greeting(second, 'Maria')).toBeVisible();
  });
});

test('a sign-in that was abandoned does not sign the user in later', async ({
  page,
  context,
  at,
  newPerson,
  signInAs,
}) => {
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
