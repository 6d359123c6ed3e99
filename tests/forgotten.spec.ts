/**
 * Recovering a user name or password while signed out (spec 000 §7 'forgottenUsernamePassword', §9): focus, Back and
 * reloads. Limits, failures and languages: `src/features/account/recovery/forgot-password.test.tsx`.
 */
import type { Page } from 'playwright/test';
import { SECURITY_ANSWER, TEMPORARY_PASSWORD } from '../stubs/people/person.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ signIn, memberId }) => signIn.flow === 'newer' && memberId.rule === 'general');

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const answer = (page: Page) => page.locator('#answer');
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** Submits the first step. */
async function giveName(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('User name').fill(name);
  await page.keyboard.press('Enter');
  await expect(step(page, 'Answer your security question')).toBeFocused();
}

test(
  'a member who forgot the password gets a temporary password, signs in with it, and sets a new password',
  LONG_RUN,
  async ({ page, at, newPerson }) => {
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
  },
);

test(
  'errors and new steps get the focus, and a form that was blocked stays blocked after a reload',
  LONG_RUN,
  async ({ page, at, newPerson, faults }) => {
    faults.expected.push(/40[04]/);
    const { logonId } = await newPerson('maria');

    await test.step('a PIN can replace the security question, and after too many wrong PINs the member is told to call', async () => {
      await giveName(page, at(brand, '/forgot-password/'), logonId);
      await answer(page).fill('Nowhere');
      await next(page).click();
      await expect(page.getByText('You can try 2 more times.')).toBeVisible();
      await expect(answer(page)).toBeFocused();
      await page.getByRole('button', { name: 'Send me a PIN instead' }).click();
      await expect(step(page, 'Enter the PIN from our email')).toBeFocused();
      const pin = page.getByLabel('6-digit PIN');
      await pin.fill('12');
      await next(page).click();
      await expect(page.getByText('Enter all 6 digits of the PIN')).toBeVisible();
      await expect(pin).toBeFocused();
      await expectAccessible(page);
      await pin.fill('000000');
      await next(page).click();
      await expect(page.getByText('You can try once more.')).toBeVisible();
      await expect(pin).toBeFocused();
      await pin.fill('000000');
      await next(page).click();
      await expect(step(page, 'Call us for a new password')).toBeFocused();
      await expect(page.locator('.step-result')).toContainText(brand.customerServicePhoneNumber);
      await expectAccessible(page);
      await page.reload();
      await page.getByLabel('User name').fill(logonId);
      await next(page).click();
      await expect(step(page, 'Call us for a new password')).toBeFocused();
    });

    await test.step('a member can recover the user name, and errors get the focus', async () => {
      await page.goto(at(brand, '/forgot-user-name/'));
      await expectAccessible(page);
      const send = page.getByRole('button', { name: 'Send my user name' });
      await send.click();
      const summary = page.locator('.error-summary');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(4);
      await expectAccessible(page);
      await summary.getByRole('link', { name: 'Date of birth: Field is Required' }).click();
      await page.keyboard.type('3/14/84');
      await page.getByLabel('First name').fill('Maria');
      await page.getByLabel('Last name').fill('Delgado');
      await page.getByLabel('Member ID').fill('10048291701');
      await page.keyboard.press('Enter');
      await expect(step(page, 'Your user name is on its way')).toBeFocused();
      await expectAccessible(page);
    });
  },
);
