/**
 * A required password change (spec 000 §2 'Modals of the sign-in flow', §4 'FORCED', §5), by keyboard and in two tabs.
 * The form and its failures: `src/features/account/change-password.test.tsx`.
 */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const NEXT = 'Lantern-42?';

const forced = (page: Page) => page.getByRole('dialog', { name: 'Choose a new password' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Change your password' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test(
  'only the button closes the modal for a required password change, and the new password can be set with the keyboard alone',
  LONG_RUN,
  async ({ page, at, newPerson, newTab }) => {
    const person = await newPerson('miriam');
    await page.goto(at(brand, '/login/'));
    await page.getByLabel('User name').focus();
    await page.keyboard.type(person.logonId);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(forced(page)).toBeVisible();
    expect((await forced(page).boundingBox())?.height).toBeGreaterThanOrEqual(120);
    await expect(forced(page).getByRole('button')).toHaveCount(1);
    await expect(page.locator('main'), 'nothing of the member behind it').not.toContainText('$');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await expect(forced(page)).toBeVisible();
    await page.keyboard.press('Tab'); // the click outside moved focus away from the button
    await expect(forced(page).getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(brand, '/login/#/change-password'));
    await expect(heading(page)).toBeFocused();
    await expect(forced(page)).toHaveCount(0);

    const second = await newTab();
    await second.goto(at(brand, '/login/'));
    await expect(forced(second)).toBeVisible();

    // Leaving without setting a new password shows the modal again.
    await goTo(page, '#/claims/activitySummary');
    await expect(forced(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(field(page, 'Current password')).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await page.keyboard.type(NEXT);
    await page.keyboard.press('Tab');
    await page.keyboard.type(NEXT);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(brand, '/login/#/claims/activitySummary'));
    await expect(page.getByText('Your password was changed')).toBeVisible();
    await expect(claimRows(page).first()).toBeVisible();
    await expect(forced(page)).toHaveCount(0);
    await expect(forced(second), 'nor in another tab').toHaveCount(0);
    await expect(claimRows(second).first()).toBeVisible();
    await page.reload();
    await expect(claimRows(page).first()).toBeVisible();
    await expect(forced(page)).toHaveCount(0);

    await test.step('opening the security question form moves the focus to its heading, and an error moves the focus to the summary', async () => {
      await goTo(page, '#/security-question');
      await expect(page.getByRole('heading', { level: 1, name: 'Your security question' })).toBeFocused();
      await page.getByRole('button', { name: 'Save the question' }).click();
      const summary = page.locator('.error-summary');
      await expect(summary).toBeFocused();
      await expectAccessible(page);
      await summary.getByRole('link', { name: 'Security question: Field is Required' }).click();
      await expect(page.getByLabel('Security question', { exact: true })).toBeFocused();
    });

    await test.step('a password change without the current password moves the focus to the empty field', async () => {
      await goTo(page, '#/change-password');
      await expect(heading(page)).toBeFocused();
      await field(page, 'New password').fill('Abc1');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(field(page, 'Current password')).toBeFocused();
    });
  },
);
