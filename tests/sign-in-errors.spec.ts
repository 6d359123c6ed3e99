/**
 * Refused sign-ins (spec 000 §8 'Login') in a browser: focus, keyboard, other pages and other sites. Every row of the
 * error table: `src/features/sign-in/sign-in.test.tsx`.
 */
import { REFUSED } from '../stubs/people/refused.ts';
import { expectAccessible } from './support/axe.ts';
import { brands, brandWhere, claimRows, expect, fillSignIn, test } from './support/portal.ts';
import { standIn } from './support/stand-in.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const WRONG = 'Wrong-1!';

test(
  'after an error, the focus moves to the error, and the typed text stays in the form',
  LONG_RUN,
  async ({ page, at, context, newPerson, maria, faults }) => {
    faults.expected.push(/401|429|ERR_|Failed to load resource|Failed to fetch dynamically|hydrating/);
    const userName = page.getByLabel('User name');
    const password = page.getByLabel('Password', { exact: true });
    const invalid = page.getByRole('dialog', { name: 'We couldn’t sign you in' });

    await test.step('if the form’s code cannot be loaded, a message with the phone number offers a reload, which keeps the user name', async () => {
      await page.goto(at(brand, '/login/'));
      await context.setOffline(true);
      await fillSignIn(page, maria);
      const note = page.locator('#sign-in-heading ~ #form-failed');
      await expect(note).toBeVisible();
      await expect(note).toContainText(brand.customerServicePhoneNumber);
      await expect(userName).toHaveValue(maria.logonId);
      await context.setOffline(false);
      await note.getByRole('button', { name: 'Load the page again' }).click();
      await expect(note).toBeHidden();
      await expect(userName).toHaveValue(maria.logonId);
    });

    await test.step('two empty fields are listed in a summary with links, and a single empty field gets focus', async () => {
      await userName.fill('');
      await page.getByRole('button', { name: 'Sign in' }).click();
      const summary = page.locator('.error-summary');
      await expect(summary).toBeFocused();
      await expectAccessible(page);
      await summary.getByRole('link', { name: 'Password: Field is Required' }).click();
      await expect(password).toBeFocused();
      await page.keyboard.type(WRONG);
      await page.keyboard.press('Enter');
      await expect(summary).toHaveCount(0);
      await expect(userName).toBeFocused();
    });

    await test.step('the modal for an unknown user name takes the focus, and closing it moves the focus to the password', async () => {
      await page.keyboard.type('unknown-user-name');
      await page.keyboard.press('Enter');
      await expect(invalid.getByRole('button', { name: 'Try again' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(invalid).toHaveCount(0);
      await expect(userName).toHaveValue('unknown-user-name');
      await expect(password).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('the modal of a suspended account passes axe, and closing it moves the focus to the password', async () => {
      await fillSignIn(page, await newPerson('suspended'));
      await expect(
        page
          .getByRole('dialog', { name: 'This account is suspended' })
          .getByRole('button', { name: 'Close' }),
      ).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(password).toBeFocused();
    });

    await test.step('after five wrong passwords, the Sign in button is disabled, and the form says when to try again', async () => {
      const person = await newPerson('maria');
      for (let nth = 0; nth < 5; nth += 1) {
        await fillSignIn(page, { ...person, password: WRONG });
        await invalid.getByRole('button', { name: 'Try again' }).click();
      }
      await fillSignIn(page, person);
      await expect(page.getByRole('status').filter({ hasText: 'Try again at' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true');
      await expectAccessible(page);
    });

    await test.step('the recovery page shows the user name that was typed in the sign-in form', async () => {
      await fillSignIn(page, { ...maria, password: WRONG });
      await invalid.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page).toHaveURL(at(brand, '/forgot-password/'));
      await expect(page.getByLabel('User name')).toHaveValue(maria.logonId);
      await page.goto(at(brand, '/login/'));
    });

    await test.step('after a connection error, pressing Enter twice closes the error and signs the user in', async () => {
      await page.route('**/userInfo/userLogin', (route) => route.abort());
      await fillSignIn(page, maria);
      const modal = page.getByRole('dialog', { name: 'We couldn’t reach the service' });
      await expect(modal).toContainText('Check that you’re online');
      await expectAccessible(page);
      await page.unroute('**/userInfo/userLogin');
      await page.keyboard.press('Enter');
      await expect(password).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(claimRows(page)).toHaveCount(3);
    });
  },
);

test(
  'an employee is offered the employee site, and a demo user is sent to the demo site',
  LONG_RUN,
  async ({ page, at, newPerson, faults, signInAs }) => {
    faults.expected.push(/401/);
    await test.step('an employee can stay on the page, or continue to the employee site', async () => {
      await signInAs('employee', brand);
      const modal = page.getByRole('dialog', { name: 'This isn’t the site for employees' });
      await expect(modal.getByRole('button', { name: 'Continue' })).toBeFocused();
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Stay here' }).click();
      await expect(modal).toHaveCount(0);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await modal.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(standIn(page, brand.sites.employee.prod));
    });
    await test.step('a demo user is sent to the portal of the brand that the response names in its second error message', async () => {
      const [, named] = REFUSED.find(({ id }) => id === 'demo')?.refusal?.messages ?? [];
      const other = brands.find(({ code }) => code === named);
      if (!other) throw new Error('the second error names no brand');
      await signInAs(await newPerson('demo'), brand);
      await expect(page).toHaveURL(at(other, '/login/'));
      await expect(page).toHaveTitle(new RegExp(other.name));
    });
  },
);
