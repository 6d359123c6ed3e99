/** Every row of the sign-in's error table (spec 000 §8 'Login'). */
import type { Page } from 'playwright/test';
import { REFUSED } from '../stubs/people/refused.ts';
import { expectAccessible } from './support/axe.ts';
import { brands, brandWhere, claimRows, expect, fillSignIn, test, unlikeBrands } from './support/portal.ts';

/** The refusal depends on the person, not on the site, so each row uses the newer flow. */
const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');

const keptOf = (page: Page) =>
  page.evaluate(() => ({ session: { ...sessionStorage }, cookies: document.cookie }));

/** [person, heading, text, button] */
const MODALS = [
  ['no-record', 'We could not sign you in', 'The user name or password is wrong.', 'Try again'],
  ['child', 'This account needs a change', 'now 14 or older', 'Close'],
  ['suspended', 'This account is suspended', 'You cannot sign in right now', 'Close'],
  ['directory', 'We could not update your sign-in', 'user directory', 'Close'],
  ['conflict', 'Your account belongs to another plan', 'another of our health plans', 'Close'],
  ['broken', 'Something went wrong on our side', 'You are not signed in', 'Try again'],
  ['locked', 'This account is suspended', 'You cannot sign in right now', 'Close'],
] as const;

for (const [like, heading, words, button] of MODALS) {
  test(`${like}: the modal says what happened and what number to call; typed text stays`, async ({
    page,
    newPerson,
    faults,
    signInAs,
  }) => {
    faults.expected.push(/401|500/);
    const person = await newPerson(like);
    await signInAs(person, brand);
    const modal = page.getByRole('dialog', { name: heading });
    await expect(modal).toContainText(words);
    await expect(modal).toContainText(brand.customerServicePhoneNumber);
    await expect(modal).toContainText(/Reference [2-9A-Z]{8}/);
    await expectAccessible(page);
    await modal.getByRole('button', { name: button }).click();
    await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    expect(await keptOf(page)).toEqual({ session: {}, cookies: '' });
  });
}

test('a guardian who fails verification three times is referred to the phone, and nothing more is sent', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/401/);
  const person = await newPerson('guardian');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/userLogin')) sent.push(request.method());
  });
  await page.goto(at(brand, '/login/'));
  const refused = page.getByRole('dialog', { name: 'We could not confirm you as the guardian' });
  for (const nth of [1, 2]) {
    await fillSignIn(page, person);
    await expect(refused).toContainText('do not match');
    if (nth === 1) await expectAccessible(page);
    await refused.getByRole('button', { name: 'Close' }).click();
  }
  await page.reload();
  const closed = page.getByRole('dialog', { name: 'Please call us to confirm you as the guardian' });
  for (const nth of [3, 4]) {
    await fillSignIn(page, { ...person, logonId: nth === 4 ? person.logonId.toLowerCase() : person.logonId });
    await expect(closed).toContainText(brand.customerServicePhoneNumber);
    await closed.getByRole('button', { name: 'Close' }).click();
  }
  expect(sent).toHaveLength(3);
  expect(JSON.stringify(await keptOf(page)).toLowerCase()).not.toContain(person.logonId.toLowerCase());
  await fillSignIn(page, await newPerson('maria'));
  await expect(claimRows(page)).toHaveCount(3);
});

test('an unreachable service: the form stays as it was, and works once the connection is back', async ({
  page,
  newPerson,
  faults,
  signInAs,
}) => {
  faults.expected.push(/ERR_FAILED|Failed to load/);
  const person = await newPerson('maria');
  await page.route('**/userInfo/userLogin', (route) => route.abort());
  await signInAs(person, brand);
  const modal = page.getByRole('dialog', { name: 'We could not reach the service' });
  await expect(modal).toContainText('Check that you are online');
  await expectAccessible(page);
  await page.unroute('**/userInfo/userLogin');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(claimRows(page)).toHaveCount(3);
});

const tokenBrand = brandWhere(({ signIn }) => signIn.flow === 'token');
/** A valid token whose payload has no user id. */
const NAMELESS = `${btoa('{}')}.${btoa('{}')}.x`;

test('the token login: a response without tokens is the unexpected error', async ({
  page,
  newPerson,
  signInAs,
}) => {
  const person = await newPerson('maria');
  await page.route('**/api/oauth/tokens', (route) => route.fulfill({ json: {} }));
  await signInAs(person, tokenBrand);
  await expect(page.getByRole('dialog', { name: 'Something went wrong on our side' })).toBeVisible();
  expect(await keptOf(page)).toEqual({ session: {}, cookies: '' });
});

test('the token login: a token without a user id is only logged', async ({
  page,
  newPerson,
  faults,
  signInAs,
}) => {
  faults.expected.push(/names no user id/, /401/);
  const person = await newPerson('maria');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/api/oauth/tokens', async (route) => {
    // Playwright itself does not know the brands' host names.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = '127.0.0.1';
    const answer = await route.fetch({ url: url.href, headers });
    const { access_token: real, ...rest }: { access_token: string } = await answer.json();
    // The services know the real token; the portal reads one without a user id.
    await page.route('**/*-services/**', (call) =>
      call.continue({
        headers: { ...call.request().headers(), authorization: `Bearer ${real}` },
      }),
    );
    await route.fulfill({ response: answer, json: { ...rest, access_token: NAMELESS } });
  });
  await signInAs(person, tokenBrand);
  await expect(claimRows(page)).toHaveCount(3);
  expect(said).toContain('The token names no user id');
});

test('both fields empty: one summary with links to each; one field empty: focus goes to it', async ({
  page,
  at,
}) => {
  await page.goto(at(brand, '/login/'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Enter your password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('Something-1!');
  await page.keyboard.press('Enter');
  await expect(summary).toHaveCount(0);
  await expect(page.getByLabel('User name')).toBeFocused();
});

test('loginId fills in the name and leaves the address; control characters are ignored', async ({
  page,
  at,
}) => {
  await page.goto(at(brand, '/login/?loginId=%20maria.delgado%20&x=1#/claims/messageCenter'));
  await expect(page.getByLabel('User name')).toHaveValue('maria.delgado');
  await expect(page).toHaveURL(at(brand, '/login/?x=1#/claims/messageCenter'));
  expect(await keptOf(page)).toEqual({ session: {}, cookies: '' });
  await page.getByLabel('User name').focus();
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue('maria.delgado');
  await page.goto(at(brand, '/login/?loginId=a%00%3Cb%3E'));
  await expect(page).toHaveURL(at(brand, '/login/'));
  await expect(page.getByLabel('User name')).toHaveValue('');
});

test('an unknown user name: the invalid-login modal, by keyboard alone', async ({ page, at, faults }) => {
  faults.expected.push(/401/);
  await page.goto(at(brand, '/login/'));
  await page.getByLabel('User name').focus();
  await page.keyboard.type('unknown-user-name');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong-1!');
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'We could not sign you in' });
  await expect(modal.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(page.getByLabel('User name')).toHaveValue('unknown-user-name');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('an error without a row: the session is cleared, the generic text is shown', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/409/);
  await page.goto(at(brand, '/login/'));
  await page.evaluate(() => {
    document.cookie = 'brand=left-over; Path=/';
  });
  await fillSignIn(page, await newPerson('other-error'));
  const modal = page.getByRole('dialog', { name: 'We could not sign you in' });
  await expect(modal).toContainText(
    'There has been a problem accessing this service. Please contact technical support.',
  );
  expect(await keptOf(page)).toEqual({ session: {}, cookies: '' });
});

test('an employee on the wrong site may stay, or continue to the single sign-on', async ({
  page,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/);
  const { employee } = brand.sites;
  await page.route(employee, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Employees' }));
  await signInAs('employee', brand);
  const modal = page.getByRole('dialog', { name: 'This is not the site for employees' });
  await expect(modal.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Stay here' }).click();
  await expect(modal).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await modal.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(employee);
});

test('a demo user is sent to the portal of the brand in the second error', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/401/);
  const person = await newPerson('demo');
  await page.goto(at(brand, '/login/'));
  const [, named] = REFUSED.find(({ id }) => id === 'demo')?.refusal?.messages ?? [];
  const other = brands.find(({ code }) => code === named);
  if (!other) throw new Error('the second error names no brand');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(at(other, '/login/'));
  await expect(page).toHaveTitle(new RegExp(other.name));
});

test('a demo user whose portal cannot be found gets the generic text', async ({
  page,
  at,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/);
  await page.route('**/portals.json', (route) => route.fulfill({ json: {} }));
  await signInAs('demo', brand);
  await expect(page.getByRole('dialog', { name: 'We could not sign you in' })).toBeVisible();
  await expect(page).toHaveURL(at(brand, '/login/'));
});

const sites = [...unlikeBrands, brandWhere(({ signIn }) => signIn.flow === 'userauth')];

for (const site of sites) {
  test(`${site.code}: a suspended account, and one that is not, in the same form`, async ({
    page,
    newPerson,
    faults,
    signInAs,
  }) => {
    faults.expected.push(/40[01]/); // the token service responds with 400
    await signInAs('suspended', site);
    const modal = page.getByRole('dialog', { name: 'This account is suspended' });
    await expect(modal).toContainText(site.customerServicePhoneNumber);
    await page.keyboard.press('Enter');
    await fillSignIn(page, await newPerson('maria'));
    await expect(claimRows(page)).toHaveCount(3);
  });
}

test('Caps Lock is shown at the password while it is on', async ({ page, at }) => {
  await page.goto(at(brand, '/login/'));
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('x');
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
  await password.dispatchEvent('keyup', { key: 'a', modifierCapsLock: false });
  await expect(page.getByText('Caps Lock is on')).toHaveCount(0);
});
