/**
 * What a member sees after failures (spec 000 §8): a failed sign-in, and the end of a session in all tabs. Failures of
 * panels, the profile and the sign-in service are in `claims-panel.test.tsx`, `profile-failures.test.tsx` and
 * `sign-in-failures.test.tsx`.
 */
import { expectAccessible } from './support/axe.ts';
import { expectNothingLeft } from './support/persisted.ts';
import { claimRows, expect, fillSignIn, test, unlikeBrands } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

test('empty fields are named in the error and nothing is sent, and after a wrong password the user can try again', async ({
  page,
  at,
  maria,
  faults,
}) => {
  faults.expected.push(/401/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('userLogin')) sent.push(request.url());
  });
  await page.goto(at(brand, '/login/'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#userName-error')).toHaveText('Field is Required');
  await expect(page.locator('#password-error')).toHaveText('Field is Required');
  await expect(page.locator('.error-summary')).toBeFocused();
  expect(sent).toEqual([]);

  await fillSignIn(page, { ...maria, password: 'Wrong-1!' });
  const modal = page.getByRole('dialog', { name: 'We couldn’t sign you in' });
  await expect(modal).toContainText('The user name or password is wrong.');
  await expect(modal).toContainText(brand.customerServicePhoneNumber);
  await expect(modal).toContainText(/Reference [2-9A-Z]{8}/);
  await expectAccessible(page, 'invalid login');
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
  await expect(page.getByLabel('User name')).toHaveValue(maria.logonId);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(maria.password);
  await page.keyboard.press('Enter');
  await expect(claimRows(page)).toHaveCount(3);
});

test('a rejected or expired session ends in every tab, and a failed sign-out call is only logged', async ({
  page,
  newTab,
  at,
  maria,
  breakCall,
  repair,
  expire,
  faults,
  openAs,
}) => {
  faults.expected.push(/40[139]|500/, /Logout failed, please close the browser/);
  const modal = page.getByRole('dialog', { name: 'Please Login' });
  await test.step('the member stays signed in after a 409 for the profile, and a reload shows the claims', async () => {
    await breakCall(maria, { call: 'member/v3/memberInfo', kind: 'status', status: 409 });
    await openAs(maria, brand);
    const error = page.getByRole('dialog', { name: 'Error' });
    await expect(error.locator('.verbatim')).toHaveText(
      'An error has occurred.  System is currently unavailable.',
      { useInnerText: true },
    );
    await expectAccessible(page, 'user load failure');
    await error.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await repair(maria);
    await page.reload();
    await expect(claimRows(page)).toHaveCount(3);
  });
  await test.step('a 403 for the profile ends the session in every tab before the member presses OK', async () => {
    await breakCall(maria, { call: 'member/v3/memberInfo', kind: 'status', status: 403 });
    await page.evaluate(() => sessionStorage.removeItem('Profile')); // simulates the profile cache's expiry after an hour
    await page.reload();
    await expect(modal).toContainText('Please login to view claims');
    await expectNothingLeft(page);
    await expect(page.locator('body')).not.toContainText('Maria');
    const other = await newTab();
    await other.goto(at(brand, '/login/'));
    await expect(other.getByLabel('User name')).toBeVisible();
    await other.close();
    await modal.getByRole('button', { name: 'OK' }).click();
  });
  await repair(maria);
  const visited = visitRecorded(page);
  await fillSignIn(page, maria);
  await expect(claimRows(page)).toHaveCount(3);
  await visited;
  await test.step('after the token expires no member data remains, and the modal leads to sign-in', async () => {
    await expire(maria);
    await page.reload();
    await expect(modal).toContainText('Please login to view claims');
    await page.keyboard.press('Escape');
    await expect(modal).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Maria');
    expect(await page.evaluate(() => sessionStorage.getItem('UserData'))).toBeNull();
    await modal.getByRole('button', { name: 'OK' }).click();
    await fillSignIn(page, maria);
    await expect(claimRows(page)).toHaveCount(3);
  });
  await test.step('if the service cannot be notified of a sign-out, the failure is logged and the browser still signs the member out', async () => {
    await breakCall(maria, { call: 'userauth/v1/login', kind: 'status', status: 500 });
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, '/logout/'));
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(faults.found).toContain('console: Logout failed, please close the browser');
  });
});
