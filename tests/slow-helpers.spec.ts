/** Sign-in does not wait for optional calls, and reports code that cannot be loaded. */
import { brandWhere, claimRows, expect, fillSignIn, test } from './support/portal.ts';

const tokens = brandWhere(({ signIn, messageCenter }) => signIn.flow === 'token' && messageCenter);
const newer = brandWhere(({ signIn }) => signIn.flow === 'newer');

test('a visitor continues without the rates of a service that does not respond', async ({
  page,
  signInAs,
}) => {
  await page.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Shop</title><link rel="icon" href="data:,">' }),
  );
  await page.route('**/ratingInfo', () => new Promise(() => {}));
  await signInAs('piper', newer);
  await expect(page).toHaveURL(newer.sites.shop);
});

test('a form that cannot be loaded says so beside it, and works once it can', async ({
  page,
  at,
  context,
  newPerson,
  faults,
}) => {
  faults.expected.push(/Failed to load resource|Failed to fetch dynamically|hydrating/);
  const person = await newPerson('maria');
  await page.goto(at(tokens, '/login/'));
  await context.setOffline(true);
  await fillSignIn(page, person);
  const note = page.locator('#sign-in-heading ~ #form-failed');
  await expect(note).toBeVisible();
  await expect(note).toContainText(tokens.customerServicePhoneNumber);
  await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
  await context.setOffline(false);
  await note.getByRole('button', { name: 'Load the page again' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(claimRows(page)).toHaveCount(3);
});
