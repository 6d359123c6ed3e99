/** What browser tabs share beside the session: changes to the user record, and a sign-in while a form is open. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, fillSignIn, goTo, signInAt, test } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const brand = brandWhere(({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.startsWith('/'));

const place = (page: Page) => page.getByRole('region', { name: 'Agency and region' });

test('a region chosen in one tab is the region of all, even of one that is reloading', async ({
  page,
  context,
  at,
  signInAs,
  newTab,
}) => {
  await signInAs('gwen', brand);
  await expect(place(page)).toContainText('You work in Minnesota for agency 40211.');
  const second = await newTab();
  await second.goto(at(brand, '/producer/'));
  await expect(place(second)).toContainText('You work in Minnesota for agency 40211.');
  const third = await newTab();
  await third.goto(at(brand, '/producer/'));
  await expect(place(third)).toContainText('You work in Minnesota for agency 40211.');
  await third.goto('about:blank'); // receives no messages
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

test('a password set in one tab is not requested in another', async ({
  page,
  at,
  newPerson,
  signInAs,
  newTab,
}) => {
  const person = await newPerson('miriam');
  const forced = (tab: Page) => tab.getByRole('dialog', { name: 'Choose a new password' });
  await signInAs(person, brand);
  await expect(forced(page)).toBeVisible();
  const second = await newTab();
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

/** Brings a tab to the front; in tests all pages are visible. */
const turnTo = (tab: Page): Promise<void> =>
  tab.evaluate(() => void window.dispatchEvent(new Event('focus')));

test('a tab with the sign-in form joins a session of another tab, and both sign out together', async ({
  page,
  at,
  maria,
  newTab,
}) => {
  await page.goto(at(brand, '/login/'));
  const second = await newTab();
  await signInAt(second, at(brand, '/login/'), maria);
  await expect(claimRows(second)).toHaveCount(3);
  await expect(page.getByLabel('User name')).toBeVisible();
  await turnTo(page);
  await expect(claimRows(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Sign out' }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(at(brand, brand.logoutTarget));
});

test('an error in one tab’s form ends no session; a form with typed text names who is signed in, and offers to continue', async ({
  page,
  context,
  at,
  newPerson,
  faults,
  maria,
  newTab,
}) => {
  faults.expected.push(/409/);
  await page.goto(at(brand, '/login/'));
  await page.getByLabel('User name').fill('begun'); // before anyone is signed in, or the form would join at the first touch
  await expect(page.locator('form[data-ready]')).toBeVisible();
  const second = await newTab();
  await signInAt(second, at(brand, '/login/'), maria);
  await expect(claimRows(second)).toHaveCount(3);
  const before = await context.cookies();
  await fillSignIn(page, await newPerson('other-error'));
  await expect(page.getByRole('dialog', { name: 'We could not sign you in' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await context.cookies()).toEqual(before);
  await second.reload();
  await expect(claimRows(second)).toHaveCount(3);
  await turnTo(page); // and what has been typed stays
  await expect(page.getByText('You are signed in as Maria Delgado in another browser tab.')).toBeVisible();
  await expect(page.getByLabel('User name')).not.toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue as Maria Delgado' }).click();
  await expect(claimRows(page)).toHaveCount(3);
  await expect(claimRows(second)).toHaveCount(3);
});

test('answering Please Login does not end a session that another tab has started since', async ({
  page,
  at,
  maria,
  expire,
  faults,
  signInAs,
  newTab,
}) => {
  faults.expected.push(/401/);
  const visited = visitRecorded(page);
  await signInAs(maria, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await visited;
  await expire(maria);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  const second = await newTab();
  await signInAt(second, at(brand, '/login/'), maria);
  await expect(claimRows(second)).toHaveCount(3);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(claimRows(page)).toHaveCount(3);
  await second.reload();
  await expect(claimRows(second)).toHaveCount(3);
});

test('OK in Please Login joins another tab’s session, even if this form has typed text', async ({
  page,
  at,
  maria,
  expire,
  faults,
  signInAs,
  newTab,
}) => {
  faults.expected.push(/401|Transition was aborted/);
  const visited = visitRecorded(page);
  await signInAs(maria, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await visited;
  // Firefox restores field values on reload.
  await page.evaluate((name) => {
    const field = document.querySelector<HTMLInputElement>('#userName');
    if (field) field.value = name;
  }, maria.logonId);
  await expire(maria);
  await goTo(page, '#/claims/claimsAndPayments');
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  const second = await newTab();
  await signInAt(second, at(brand, '/login/'), maria);
  await expect(claimRows(second)).toHaveCount(3);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
  await expect(page.getByLabel('User name')).toBeHidden();
});

test('after the session ends, the sign-in form is empty', async ({
  page,
  maria,
  expire,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/);
  const visited = visitRecorded(page);
  await signInAs(maria, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await visited;
  await expire(maria);
  await goTo(page, '#/claims/claimsAndPayments');
  await page.getByRole('dialog', { name: 'Please Login' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('User name')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
