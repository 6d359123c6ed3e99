/**
 * After a sign-out no member data remains in the browser, and a session that ended in another tab or at the services also
 * ends in this tab.
 */
import type { Page } from 'playwright/test';
import { everythingPersisted, expectNothingLeft, persistedValue } from './support/persisted.ts';
import { claimRows, expect, goTo, test, unlikeBrands, watch } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies(page.url())).find((cookie) => cookie.name === name);

test('after a sign-out no storage key, cookie, cache, history state or page text contains member data', async ({
  page,
  context,
  at,
  newPerson,
  signInAs,
}) => {
  const person = await newPerson('maria');
  await signInAs(person, brand);
  await expect(claimRows(page)).toHaveCount(3);
  for (const [name, value] of [
    ['brand', brand.code],
    ['umsBrand', brand.code],
    ['ddToken', String(brand.dataDomainToken)],
    ['authVersion', 'MER_LOGIN_V1'],
  ] as const)
    expect(await cookie(page, name), 'lasts no longer than the browser').toMatchObject({
      ...{ value, path: '/', secure: page.url().startsWith('https:'), sameSite: 'Lax', expires: -1 },
    });
  const token = await page.evaluate(() => sessionStorage.getItem('AccessToken') ?? '');
  const user = await page.evaluate(() => sessionStorage.getItem('UserData') ?? '');
  const traces = ['Maria', 'Delgado', person.logonId.toUpperCase(), JSON.parse(token), JSON.parse(user).ecid];
  expect(
    (await everythingPersisted(page)).includes('Maria'),
    'the search finds the member while signed in',
  ).toBe(true);
  await goTo(page, '#/claims/claimsAndPayments');
  await expect(page).toHaveTitle(/Claims/);
  // Sets cookies for the host and for the domain, as services and other parts of the portal do.
  await page.evaluate(() => {
    document.cookie = 'mbrClientNumber=77; Path=/';
    document.cookie = `HMCSRProxyToken=x; Path=/; Domain=${window.location.hostname}`;
  });
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, brand.logoutTarget));
  for (const where of ['signed out', 'back', 'home']) {
    if (where === 'back') await page.goBack();
    if (where === 'home') await page.goto(at(brand, '/'));
    const persisted = await everythingPersisted(page);
    for (const trace of traces) expect(persisted.includes(trace), `${where}: ${trace}`).toBe(false);
  }
  expect(await context.cookies()).toEqual([]);
});

test('a page from the back/forward cache shows no member data after another tab has signed out', async ({
  page,
  context,
  at,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/); // the page notifies the services again about a session that they have already ended
  // A page in the back/forward cache receives no messages. The test browser has no such cache, so it is simulated.
  await page.addInitScript(() => {
    const listen = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function hear(type: string, heard: EventListener) {
      listen.call(this, type, (event: Event) => {
        if (!('inMemory' in document.documentElement.dataset)) heard(event);
      });
    };
  });
  await signInAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expect.poll(() => persistedValue(page, 'SessionCookie')).not.toBeNull();
  const second = await context.newPage();
  watch(second, faults);
  await second.goto(at(brand, '/login/'));
  await expect(claimRows(second)).toHaveCount(3);
  await page.evaluate(() => {
    document.documentElement.dataset['inMemory'] = '';
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await expect(page.locator('#member')).toBeHidden();
  await expect(page.locator('.header').getByRole('link', { name: 'Sign out' })).toBeHidden();
  await second.getByRole('link', { name: 'Sign out' }).click();
  await expect(second).toHaveURL(at(brand, brand.logoutTarget));
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByLabel('User name')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Maria');
  await expectNothingLeft(page);
});

test('a tab that gets focus shows no member data if its cookies are deleted or the services end its session', async ({
  page,
  context,
  newTab,
  at,
  newPerson,
  expire,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401|Transition was aborted/);
  const person = await newPerson('maria');
  const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.install();
  const signIn = async (): Promise<void> => {
    const visited = visitRecorded(page);
    await signInAs(person, brand);
    await expect(claimRows(page)).toHaveCount(3);
    await expect.poll(() => persistedValue(page, 'SessionCookie')).not.toBeNull();
    await visited;
  };

  await test.step('a tab without the cookies of its session shows the sign-in form when it gets focus', async () => {
    await signIn();
    await context.clearCookies();
    await focus();
    await expect(page.getByLabel('User name')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Maria');
    expect(await page.evaluate(() => sessionStorage.getItem('UserData'))).toBeNull();
  });

  await test.step('a tab shows the Please Login dialog when it gets focus after the services have expired its token', async () => {
    await signIn();
    await expire(person);
    await page.clock.fastForward('01:01');
    await focus();
    await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Maria');
    await page.getByRole('button', { name: 'OK' }).click();
  });

  await test.step('a token check with `valid: false` ends the session in every tab (spec 000 §4)', async () => {
    await signIn();
    const second = await newTab();
    await second.goto(at(brand, '/login/'));
    await expect(claimRows(second)).toHaveCount(3);
    await page.route('**/validateltpa', (route) => route.fulfill({ json: { valid: false } }));
    await page.clock.fastForward('01:01');
    await focus();
    await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Maria');
    await expectNothingLeft(page);
    await expect(second).toHaveURL(at(brand, '/logout/'));
    await expectNothingLeft(second);
  });
});
