/** A member signs in, sees the summary and signs out; every open tab follows. */
import type { Page } from 'playwright/test';
import {
  brandWhere,
  claimRows,
  expect,
  goTo,
  messageRows,
  test,
  unlikeBrands,
  watch,
} from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

for (const brand of unlikeBrands) {
  test(`${brand.code}: sign in, summary, sign out`, async ({ page, at, newPerson, signInAs }) => {
    const person = await newPerson('maria');
    await signInAs(person, brand);
    await expect(page).toHaveURL(at(brand, '/login/#/claims/activitySummary'));
    await expect(page).toHaveTitle(`Activity summary · ${brand.name}`);
    await expect(
      page.getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening), Maria/ }),
    ).toBeFocused();
    await expect(claimRows(page)).toHaveCount(3);
    await expect(page.locator('#claims-panel')).toContainText('Showing 3 of 6 claims');
    await expect(messageRows(page)).toHaveCount(3);
    const dates = await messageRows(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(dates.toSorted().toReversed());
    await expect(page.locator('#messages-panel .panel-aside')).toHaveText(/^\d+ unread$/);

    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, brand.logoutTarget));
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
    await expectNothingKept(page);
    await page.goBack();
    await expect(page.getByLabel('User name')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Maria');
  });
}

async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() => ({ session: { ...sessionStorage }, cookies: document.cookie }));
  expect(kept).toEqual({ session: {}, cookies: '' });
}

const [plain] = unlikeBrands;
if (!plain) throw new Error('no brands');

test('a new tab joins the session, and a sign-out in one ends it in both', async ({
  page,
  context,
  at,
  faults,
  signInAs,
}) => {
  await signInAs('maria', plain);
  await expect(claimRows(page)).toHaveCount(3);
  const second = await context.newPage();
  watch(second, faults);
  await second.goto(at(plain, '/login/'));
  await expect(claimRows(second)).toHaveCount(3);
  await second.getByRole('link', { name: 'Sign out' }).click();
  await expect(second).toHaveURL(at(plain, '/logout/'));
  await expect(page).toHaveURL(at(plain, '/logout/'));
  await expect(page.locator('body')).not.toContainText('Maria');
  await expectNothingKept(page);
});

test('a reload keeps the member signed in, and an older address finds its view', async ({
  page,
  at,
  signInAs,
}) => {
  await signInAs('daniel', plain);
  await expect(claimRows(page).first()).toContainText('Daniel');
  await page.reload();
  await expect(claimRows(page).first()).toContainText('Daniel');
  await page.goto(at(plain, '/login/#!/activitySummary/'));
  await expect(page).toHaveURL(at(plain, '/login/#/claims/activitySummary'));
  await page.goto(at(plain, '/login/#/nowhere'));
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeFocused();
  await page.getByRole('link', { name: 'Go to your activity summary' }).click();
  await expect(claimRows(page).first()).toContainText('Daniel');
});

for (const hash of ['#/constructor', '#/__proto__', '#/claims/toString', '#/%E0%A4%A', '#//', '#?a=b']) {
  test(`the unknown address ${hash} shows a page, never a blank one`, async ({ page, at, signInAs }) => {
    await signInAs('maria', plain);
    await expect(claimRows(page)).toHaveCount(3);
    await page.goto(at(plain, `/login/${hash}`));
    await expect(page.locator('#member h1')).toHaveText(
      /We could not find that page|Good (morning|afternoon|evening), Maria/,
    );
  });
}

test('a view that cannot be loaded says so and offers a reload', async ({ page, faults, signInAs }) => {
  faults.expected.push(/ERR_FAILED|dynamically imported module/);
  await page.route('**/_astro/claims-and-payments.*.js', (route) => route.abort());
  await signInAs('maria', plain, '/login/#/claims/claimsAndPayments');
  await expect(page.getByRole('alert')).toContainText('This page could not be shown');
  await page.unroute('**/_astro/claims-and-payments.*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('#claims-list .claim-row')).toHaveCount(10);
});

test('a typed #logout signs out', async ({ page, at, signInAs }) => {
  await signInAs('leo', plain);
  await expect(claimRows(page).first()).toContainText('Leo');
  await goTo(page, '#logout');
  await expect(page).toHaveURL(at(plain, '/logout/'));
});

test('signing out without a session leads home', async ({ page, at }) => {
  await page.goto(at(plain, '/login/#logout'));
  await expect(page).toHaveURL(at(plain, '/'));
});

test('a member without data is told so, and what comes next', async ({ page, signInAs }) => {
  await signInAs('nora', plain);
  await expect(page.locator('#claims-panel')).toContainText('You have no claim within last 60 days');
  await expect(page.locator('#messages-panel')).toContainText('You have no messages');
  await expect(page.locator('#messages-panel .panel-aside')).toHaveText('no unread');
});

test('ten thousand claims and a hundred unread messages fit the panels', async ({ page, signInAs }) => {
  await signInAs('theo', plain);
  await expect(claimRows(page)).toHaveCount(3);
  await expect(page.locator('#messages-panel .panel-aside')).toHaveText('100+ unread');
});

test('a brand without a message center shows no messages', async ({ page, signInAs }) => {
  const brand = brandWhere(({ messageCenter }) => !messageCenter);
  await signInAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expect(page.locator('#messages-panel')).toHaveCount(0);
});

test('a press before the form is hydrated is handled once it is', async ({ page, at, newPerson }) => {
  const person = await newPerson('maria');
  await page.goto(at(plain, '/login/'));
  // A password manager fills a form without any touch.
  await page.evaluate(({ logonId, password }) => {
    const form = document.querySelector<HTMLFormElement>('main form');
    for (const [name, value] of Object.entries({ userName: logonId, password })) {
      const input = form?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    form?.requestSubmit();
  }, person);
  await expect(claimRows(page)).toHaveCount(3);
});

test('storage that expires under an open page: the next call asks the member to sign in again', async ({
  page,
  at,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/);
  const visited = visitRecorded(page);
  await page.clock.install();
  await signInAs('maria', plain);
  await expect(claimRows(page)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('LastActivity'))).not.toBeNull();
  await visited;
  await page.evaluate(() => sessionStorage.removeItem('AccessToken'));
  await page.clock.fastForward('01:05'); // from then on the services check the session on each navigation
  await page.goto(at(plain, '/login/#/nowhere'));
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Maria');
  await expectNothingKept(page);
});
