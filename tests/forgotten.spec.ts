/** A forgotten user name and password, signed out (spec 000 §7 'forgottenUsernamePassword', §9). */
import type { Page } from 'playwright/test';
import { LANGUAGE_COOKIE } from '../src/lib/language-keys.ts';
import { IDENTITY_PIN, SECURITY_ANSWER, TEMPORARY_PASSWORD } from '../stubs/people/person.ts';
import { expectAccessible } from './support/axe.ts';
import { englishTexts } from './support/english-texts.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

const brand = brandWhere(({ signIn, memberId }) => signIn.flow === 'newer' && memberId.rule === 'general');

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const answer = (page: Page) => page.locator('#answer');
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** Goes to the second step. */
async function giveName(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('User name').fill(name);
  await page.keyboard.press('Enter');
  await expect(step(page, 'Answer your security question')).toBeFocused();
}

test('a name typed on the sign-in page leads to a temporary password, and then to a new one', async ({
  page,
  at,
  newPerson,
}) => {
  const person = await newPerson('maria');
  await page.goto(at(brand, '/login/'));
  await page.getByLabel('User name').fill(person.logonId);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(at(brand, '/forgot-password/'));
  await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
  await expectAccessible(page);
  await next(page).click();
  await expect(step(page, 'Answer your security question')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^Answer your security question · ${brand.name}`));
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
  await page.goForward();
  await answer(page).fill(SECURITY_ANSWER);
  await page.keyboard.press('Enter');
  await expect(step(page, 'A temporary password is on its way')).toBeFocused();
  await expect(page.getByText('m***@mail.example')).toBeVisible();
  expect(page.url()).not.toContain(person.logonId);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(person.logonId);

  await page.getByLabel('Password', { exact: true }).fill(TEMPORARY_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Choose a new password' }).getByRole('button').click();
  await page.getByLabel('Current password', { exact: true }).fill(TEMPORARY_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Lantern-42?');
  await page.getByLabel('New password again', { exact: true }).fill('Lantern-42?');
  await page.keyboard.press('Enter');
  await expect(claimRows(page).first()).toBeVisible();
});

test('a PIN replaces the question; three may be requested, also across a reload', async ({
  page,
  at,
  newPerson,
}) => {
  const person = await newPerson('maria');
  await giveName(page, at(brand, '/forgot-password/'), person.logonId);
  await page.getByRole('button', { name: 'Send me a PIN instead' }).click();
  await expect(step(page, 'Enter the PIN from our email')).toBeFocused();
  await page.getByRole('button', { name: 'Send another PIN' }).click();
  await expect(page.getByText('You can ask for one more PIN.')).toBeVisible();
  await expectAccessible(page);

  await giveName(page, at(brand, '/forgot-password/'), person.logonId.toLowerCase());
  await page.getByRole('button', { name: 'Send me a PIN instead' }).click();
  await expect(page.getByText('We have sent as many PINs as we can.')).toContainText(
    brand.customerServicePhoneNumber,
  );
  await expect(page.getByRole('button', { name: 'Send another PIN' })).toHaveCount(0);
  const pin = page.getByLabel('PIN, 6 digits');
  await pin.fill('12');
  await next(page).click();
  await expect(page.getByText('Enter the 6 digits of the PIN')).toBeVisible();
  await expect(pin).toBeFocused();
  await pin.fill(`${IDENTITY_PIN.slice(0, 3)} ${IDENTITY_PIN.slice(3)}`);
  await next(page).click();
  await expect(step(page, 'A temporary password is on its way')).toBeFocused();
});

test('the third wrong PIN closes the form for the name, and nothing opens it again', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/40[04]/);
  const { logonId } = await newPerson('maria');
  await giveName(page, at(brand, '/forgot-password/'), logonId);
  await page.getByRole('button', { name: 'Send me a PIN instead' }).click();
  const pin = page.getByLabel('PIN, 6 digits');
  for (const left of ['2 more times', 'once more']) {
    await pin.fill('000000');
    await next(page).click();
    await expect(page.getByText(`You can try ${left}.`)).toBeVisible();
    await expect(pin).toBeFocused();
  }
  await pin.fill('000000');
  await next(page).click();
  await expect(step(page, 'Please call us')).toBeFocused();
  await expect(page.locator('.step-result')).toContainText(brand.customerServicePhoneNumber);
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('User name').fill(logonId);
  await next(page).click();
  await expect(step(page, 'Please call us')).toBeFocused();
});

test('the form does not reveal whether a name exists; three wrong answers close it, also after a reload', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/40[04]/);
  const { logonId } = await newPerson('maria');
  const seen: string[] = [];
  for (const name of [logonId, `unknown-${logonId}`]) {
    await giveName(page, at(brand, '/forgot-password/'), name);
    expect(await page.locator('label[for="answer"]').textContent()).toMatch(/\?$/);
    for (const left of ['2 more times', 'once more']) {
      await answer(page).fill('Nowhere');
      await next(page).click();
      await expect(page.getByText(`You can try ${left}.`)).toBeVisible();
      await expect(answer(page)).toBeFocused();
    }
    seen.push((await page.locator('.step-form').innerText()).replaceAll(name, 'NAME'));
    await next(page).click();
    await expect(step(page, 'Please call us')).toBeFocused();
    await expect(page.locator('.step-result')).toContainText(brand.customerServicePhoneNumber);
    await page.reload();
    await page.getByLabel('User name').fill(name);
    await next(page).click();
    await expect(step(page, 'Please call us')).toBeFocused();
  }
  await expectAccessible(page);
  const question = /^.*\?$/m; // each name has its own question
  expect(seen[1]?.replace(question, '')).toBe(seen[0]?.replace(question, ''));
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(
    /"made":.*(maria|unknown)/i,
  );
});

test('a failure loses no input; the address of a later step starts at the first', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/500/);
  const person = await newPerson('maria');
  await page.route('**/userInfo/securityQuestion', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(at(brand, '/forgot-password/#question'));
  await page.getByLabel('User name').fill(person.logonId);
  await expect(page).toHaveURL(at(brand, '/forgot-password/'));
  await next(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was sent. What you typed is still here.');
  await expect(page.getByRole('alert')).toContainText(/Reference [2-9A-Z]{8}/);
  await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
  await page.unroute('**/userInfo/securityQuestion');
  await page.getByRole('alert').getByRole('button').click();
  await expect(step(page, 'Answer your security question')).toBeFocused();
});

test('a user name is sent to the masked address only if all four fields match', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/404/);
  await page.goto(at(brand, '/forgot-user-name/'));
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Send my user name' });
  await send.click();
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Enter your date of birth' }).click();
  await page.keyboard.type('13/14/1984');
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Delgado');
  await page.getByLabel('Member ID').fill('1004');
  await send.click();
  await expect(summary).toContainText('Month must be an integer between 1 and 12');
  await expect(summary).toContainText('must contain at least 9 digits');
  await page.getByLabel('Date of birth').fill('03/15/1984');
  await page.getByLabel('Member ID').fill('10048291701');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('This does not match our records');
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
  await page.getByLabel('Date of birth').fill('3/14/84');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Your user name is on its way')).toBeFocused();
  await expect(page.getByText('m***@mail.example')).toBeVisible();
  await expectAccessible(page);
});

test('a signed-in user sees where to change the password', async ({ page, at, signInAs }) => {
  await signInAs('maria', brand);
  await expect(claimRows(page).first()).toBeVisible();
  await page.goto(at(brand, '/forgot-password/'));
  await page.getByRole('link', { name: 'Change your password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change your password' })).toBeFocused();
});

test('is Spanish from the first paint; a question from the service is marked as English', async ({
  page,
  at,
  newPerson,
  context,
}) => {
  const person = await newPerson('maria');
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'es', url: at(brand, '/') }]);
  await page.goto(at(brand, '/forgot-password/'));
  await expect(step(page, '¿Cuál es su nombre de usuario?')).toBeVisible();
  await page.getByLabel('Nombre de usuario').fill(person.logonId);
  await page.keyboard.press('Enter');
  await expect(step(page, 'Responda su pregunta de seguridad')).toBeFocused();
  await expect(page.locator('label[for="answer"] [lang="en"]')).toHaveText(/\?$/);
  await expectAccessible(page);
  const english = await englishTexts();
  const shown = await page.locator('.card :not(:has(*)):not([lang="en"])').allTextContents();
  expect(shown.filter((text) => english.has(text.trim()))).toEqual([]);
});
