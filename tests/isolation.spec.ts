/** After a sign-out no member data is left in the browser; a session that ended elsewhere ends here. */
import type { Page } from 'playwright/test';
import { fetchSite } from './support/fetch-site.ts';
import { everythingKept, expectNothingLeft, keptValue } from './support/kept.ts';
import { claimRows, expect, goTo, signInAt, test, unlikeBrands, watch } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies(page.url())).find((one) => one.name === name);

for (const scheme of ['http', 'https'] as const)
  test(`${scheme}: a session’s cookies last no longer than the browser, and are Secure only on https`, async ({
    page,
    at,
    newPerson,
  }) => {
    const address = scheme === 'http' ? at(brand, '/login/') : `https://${brand.domain}/login/`;
    // The site's own server, under the brand's domain and behind TLS.
    await page.route(`https://${brand.domain}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await fetchSite(route, at(brand, `${pathname}${search}`)) });
    });
    // What still loads when the test ends would miss the route.
    const recorded = visitRecorded(page);
    await signInAt(page, address, await newPerson('maria'));
    await expect(claimRows(page)).toHaveCount(3);
    await recorded;
    const written = { path: '/', secure: scheme === 'https', sameSite: 'Lax', expires: -1 };
    expect(await cookie(page, 'brand')).toMatchObject({ ...written, value: brand.code });
    expect(await cookie(page, 'umsBrand')).toMatchObject({ ...written, value: brand.code });
    expect(await cookie(page, 'ddToken')).toMatchObject({ ...written, value: String(brand.dataDomainToken) });
    expect(await cookie(page, 'authVersion')).toMatchObject({ ...written, value: 'MER_LOGIN_V1' });
  });

test('after a sign-out no key, cookie, cache, history state or text holds member data', async ({
  page,
  context,
  at,
  newPerson,
  signInAs,
}) => {
  const person = await newPerson('maria');
  await signInAs(person, brand);
  await expect(claimRows(page)).toHaveCount(3);
  const token = await page.evaluate(() => sessionStorage.getItem('AccessToken') ?? '');
  const user = await page.evaluate(() => sessionStorage.getItem('UserData') ?? '');
  const traces = ['Maria', 'Delgado', person.logonId.toUpperCase(), JSON.parse(token), JSON.parse(user).ecid];
  expect((await everythingKept(page)).includes('Maria'), 'the search finds the member while signed in').toBe(
    true,
  );
  await goTo(page, '#/claims/claimsAndPayments');
  await expect(page).toHaveTitle(/Claims/);
  // Cookies that services and other parts of the portal leave, for the domain and for the host.
  await page.evaluate(() => {
    document.cookie = 'mbrClientNumber=77; Path=/';
    document.cookie = `HMCSRProxyToken=x; Path=/; Domain=${window.location.hostname}`;
  });
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, brand.logoutTarget));
  for (const place of ['signed out', 'back', 'home']) {
    if (place === 'back') await page.goBack();
    if (place === 'home') await page.goto(at(brand, '/'));
    const kept = await everythingKept(page);
    for (const trace of traces) expect(kept.includes(trace), `${place}: ${trace}`).toBe(false);
  }
  expect(await context.cookies()).toEqual([]);
});

test('a tab whose session was replaced by another tab shows nothing of it', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expect.poll(() => keptValue(page, 'SessionCookie')).not.toBeNull();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('User name')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Maria');
  expect(await page.evaluate(() => sessionStorage.getItem('UserData'))).toBeNull();
});

test('a page from the back/forward cache shows nothing once another tab has signed out', async ({
  page,
  context,
  at,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/); // it notifies the services again of a session that they have ended
  // A page in the back/forward cache receives no messages; the test browser has no such cache.
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
  await expect.poll(() => keptValue(page, 'SessionCookie')).not.toBeNull();
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

test('a token that the services no longer know signs out a member who returns to the tab', async ({
  page,
  newPerson,
  expire,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/);
  const person = await newPerson('maria');
  const visited = visitRecorded(page);
  await page.clock.install();
  await signInAs(person, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expect.poll(() => keptValue(page, 'SessionCookie')).not.toBeNull();
  await visited;
  await expire(person);
  await page.clock.fastForward('01:01');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Maria');
});

test('a token check with `valid: false` ends the session in every tab (spec 000 §4)', async ({
  page,
  context,
  at,
  faults,
  signInAs,
}) => {
  faults.expected.push(/Transition was aborted/);
  await page.clock.install();
  await signInAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expect.poll(() => keptValue(page, 'SessionCookie')).not.toBeNull();
  const second = await context.newPage();
  watch(second, faults);
  await second.goto(at(brand, '/login/'));
  await expect(claimRows(second)).toHaveCount(3);
  await page.route('**/validateltpa', (route) => route.fulfill({ json: { valid: false } }));
  await page.clock.fastForward('01:01');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Maria');
  await expectNothingLeft(page);
  await expect(second).toHaveURL(at(brand, '/logout/'));
  await expectNothingLeft(second);
});
