/** How pages behave if code that loads on demand is missing because a publish has removed its file. */
import { expectNothingLeft } from './support/persisted.ts';
import { brandWhere, claimRows, expect, signInAt, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const MISSING = { status: 404 };

test.beforeEach(({ faults }) => {
  faults.expected.push(/404|Failed to (load|fetch)|401/);
});

test(
  'if the code of the session modal fails to load when a session ends, the page offers a reload, and the reload shows the sign-in form',
  LONG_RUN,
  async ({ page, context, openAs }) => {
    await context.route('**/_astro/session-modal.view.*.js', (route) => route.fulfill(MISSING));
    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    await page.route('**/rbsmbl/**', (route) => route.fulfill({ status: 401, json: {} }));
    await page.evaluate(() => (window.location.hash = '#/claims/claimsAndPayments'));
    await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
    await expect(page.locator('#member')).not.toContainText('Maria');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByLabel('User name')).toBeVisible();
    await expectNothingLeft(page);
  },
);

test(
  'activity extends the session, and inactivity ends it, even if the timeout warning’s code fails to load',
  LONG_RUN,
  async ({ page, at, newPerson }) => {
    await page.clock.install();
    await page.route('**/_astro/refused-sign-in.*.js', (route) => route.fulfill(MISSING));
    const person = await newPerson('maria');
    await signInAt(page, at(brand, '/login/'), { ...person, password: 'wrong' });
    await expect(page.getByText('We couldn’t load this form.')).toBeVisible();
    await page.unroute('**/_astro/refused-sign-in.*.js');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'We couldn’t sign you in' })).toBeVisible();
    await test.step('if the warning fails to load, activity extends the session, and an idle session ends', async () => {
      await page.route('**/_astro/dialogs.*.js', (route) => route.fulfill(MISSING));
      await signInAt(page, at(brand, '/login/'), person);
      await expect(claimRows(page)).toHaveCount(3);
      const lastActivity = () => page.evaluate(() => localStorage.getItem('LastActivity'));
      await expect.poll(lastActivity).not.toBeNull();
      const before = await lastActivity();
      await page.clock.fastForward('13:05');
      const press = async () => {
        await page.keyboard.press('Shift');
        return lastActivity();
      };
      await expect.poll(press).not.toBe(before); // activity is recorded only after the file has failed to load
      await page.clock.fastForward('10:00');
      await expect(claimRows(page)).toHaveCount(3);
      await page.clock.fastForward('05:10');
      await expect(page).toHaveURL(at(brand, '/'));
      await expectNothingLeft(page);
    });
  },
);
