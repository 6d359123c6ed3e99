/** What the tabs of one browser agree on beside the session itself: changes of the record, and a sign-in while a form is open. */
import type { BrowserContext, Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, fillSignIn, goTo, signInAt, test, watch } from './support/portal.ts';

const brand = brandWhere(({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.startsWith('/'));

const place = (page: Page) => page.getByRole('region', { name: 'Agency and region' });

/** Opens another tab that is watched as the first one is. */
async function another(context: BrowserContext, faults: Parameters<typeof watch>[1]): Promise<Page> {
  const tab = await context.newPage();
  watch(tab, faults);
  return tab;
}

test('a region that is chosen in one tab is the region of all, also of one that loads anew', async ({
  page,
  context,
  at,
  faults,
  openAs,
}) => {
  await openAs('gwen', brand);
  await expect(place(page)).toContainText('You work in Minnesota for agency 40211.');
  const second = await another(context, faults);
  await second.goto(at(brand, '/producer/'));
  await expect(place(second)).toContainText('You work in Minnesota for agency 40211.');
  const third = await another(context, faults);
  await third.goto(at(brand, '/producer/'));
  await expect(place(third)).toContainText('You work in Minnesota for agency 40211.');
  await third.goto('about:blank'); // hears nothing
  await place(page).getByLabel('Region').selectOption('North Dakota');
  await place(page).getByRole('button', { name: 'Use this agency and region' }).click();
  await expect(place(page)).toContainText('You work in North Dakota for agency 40388.');
  await expect(place(second)).toContainText('You work in North Dakota for agency 40388.');
  await expect(place(second).getByLabel('Region')).toHaveValue('ND');
  await third.goto(at(brand, '/producer/'));
  await expect(place(third)).toContainText('You work in North Dakota for agency 40388.');
  for (const tab of [second, page]) {
    await tab.reload();
    await expect(place(tab)).toContainText('You work in North Dakota for agency 40388.');
  }
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'LEAD_REGION')?.value).toBe('ND');
});

test('a password that is set in one tab is asked for in none', async ({
  page,
  context,
  at,
  newPerson,
  faults,
  openAs,
}) => {
  const person = await newPerson('miriam');
  const forced = (tab: Page) => tab.getByRole('dialog', { name: 'Choose a new password' });
  await openAs(person, brand);
  await expect(forced(page)).toBeVisible();
  const second = await another(context, faults);
  await second.goto(at(brand, '/login/'));
  await expect(forced(second)).toBeVisible();
  await forced(page).getByRole('button').click();
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('Lantern-42?');
  await page.getByLabel('New password again', { exact: true }).fill('Lantern-42?');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(claimRows(page).first()).toBeVisible();
  await expect(forced(second)).toHaveCount(0);
  await expect(claimRows(second).first()).toBeVisible();
});

/** Somebody turns to a tab: pages of a test are all in front. */
const turnTo = (tab: Page): Promise<void> =>
  tab.evaluate(() => void window.dispatchEvent(new Event('focus')));

test('a tab with the form joins whoever has signed in in another one, and both sign out together', async ({
  page,
  context,
  at,
  newPerson,
  faults,
}) => {
  await page.goto(at(brand, '/login/'));
  const second = await another(context, faults);
  await signInAt(second, at(brand, '/login/'), await newPerson('maria'));
  await expect(claimRows(second)).toHaveCount(3);
  await expect(page.getByLabel('User name')).toBeVisible();
  await turnTo(page);
  await expect(claimRows(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Sign out' }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(at(brand, brand.logoutTarget));
});

test('a form that fails ends nobody’s session; one that has been begun says who is signed in, and asks', async ({
  page,
  context,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/409/);
  await page.goto(at(brand, '/login/'));
  await page.getByLabel('User name').fill('begun'); // before anybody is signed in: else the form would join at the first touch
  await expect(page.locator('form[data-ready]')).toBeVisible();
  const second = await another(context, faults);
  await signInAt(second, at(brand, '/login/'), await newPerson('maria'));
  await expect(claimRows(second)).toHaveCount(3);
  const before = await context.cookies();
  await fillSignIn(page, await newPerson('other-error'));
  await expect(page.getByRole('dialog', { name: 'We could not sign you in' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await context.cookies()).toEqual(before);
  await second.reload();
  await expect(claimRows(second)).toHaveCount(3);
  await turnTo(page); // and what has been typed stays
  await expect(page.getByText('You are signed in as Maria Delgado in another tab.')).toBeVisible();
  await expect(page.getByLabel('User name')).not.toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue as Maria Delgado' }).click();
  await expect(claimRows(page)).toHaveCount(3);
  await expect(claimRows(second)).toHaveCount(3);
});

test('the answer to Please Login ends no session that has begun in another tab since', async ({
  page,
  context,
  at,
  newPerson,
  expire,
  faults,
  openAs,
}) => {
  faults.expected.push(/401/);
  const person = await newPerson('maria');
  await openAs(person, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expire(person);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  const second = await another(context, faults);
  await signInAt(second, at(brand, '/login/'), person);
  await expect(claimRows(second)).toHaveCount(3);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(claimRows(page)).toHaveCount(3);
  await second.reload();
  await expect(claimRows(second)).toHaveCount(3);
});

test('OK in Please Login takes up the session of another tab, although this form was filled in before', async ({
  page,
  context,
  at,
  newPerson,
  expire,
  faults,
  openAs,
}) => {
  faults.expected.push(/401|Transition was aborted/);
  const person = await newPerson('maria');
  await openAs(person, brand);
  await expect(claimRows(page)).toHaveCount(3);
  // As Firefox does it: a reload brings back what stood in the fields.
  await page.evaluate((name) => {
    const field = document.querySelector<HTMLInputElement>('#userName');
    if (field) field.value = name;
  }, person.logonId);
  await expire(person);
  await goTo(page, '#/claims/claimsAndPayments');
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  const second = await another(context, faults);
  await signInAt(second, at(brand, '/login/'), person);
  await expect(claimRows(second)).toHaveCount(3);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
  await expect(page.getByLabel('User name')).toBeHidden();
});

test('nothing that was typed to sign in is left in the form when the session is over', async ({
  page,
  newPerson,
  expire,
  faults,
  openAs,
}) => {
  faults.expected.push(/401/);
  const person = await newPerson('maria');
  await openAs(person, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expire(person);
  await goTo(page, '#/claims/claimsAndPayments');
  await page.getByRole('dialog', { name: 'Please Login' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('User name')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
