/**
 * The account page (000 §2; decisions/home#a-home-without-figures, decisions/home#profile-and-phones). Spanish:
 * `account-page.test.tsx`; the member's home: `member-home.spec.ts`.
 */
import type { Page } from 'playwright/test';
import { faultsOfView, expectAccessible } from './support/axe.ts';
import { brand as deskBrand, openSimulation, REASON } from './support/desk.ts';
import { brandWhere, claimRows, expect, goTo, signInAt, test, watch } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ signIn, messageCenter }) => signIn.flow === 'newer' && messageCenter);
const ACCOUNT = '/login/#/account';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(
  'a member can save preferences and a profile with the keyboard alone, and is asked before unsaved changes are discarded',
  LONG_RUN,
  async ({ page, at, faults, maria, openAs, failCall, repair }) => {
    faults.expected.push(/400|updateProfile/);
    await test.step('a member with unsaved changes is asked before a link or Back opens another view or page', async () => {
      await openAs(maria, brand, '/login/#/claims/healthPlans');
      await expect(heading(page, 'Health Plans')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Account', exact: true }).click();
      const city = page.getByLabel('City', { exact: true });
      await city.fill('Pittsburgh');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coverage' }).click();
      await expect(leaveDialog(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(at(brand, ACCOUNT));
      await page.goBack();
      await leaveDialog(page).getByRole('button', { name: 'Stay on this page' }).click();
      await expect(page).toHaveURL(at(brand, ACCOUNT));
      await expect(city).toHaveValue('Pittsburgh');
      // A link to another part of the page shows no dialog about unsaved changes.
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Recent sign-ins' })
        .click();
      await expect(page.getByRole('heading', { name: 'Recent sign-ins' })).toBeFocused();
      const requested: string[] = [];
      page.once('dialog', (dialog) => {
        requested.push(dialog.type());
        void dialog.dismiss();
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await expect.poll(() => requested).toEqual(['beforeunload']);
      await expect(city).toHaveValue('Pittsburgh');
      await goTo(page, '#/claims/statementArchives');
      await leaveDialog(page).getByRole('button', { name: 'Leave without saving' }).click();
      await expect(heading(page, 'Statement Archive')).toBeFocused();
      await page.goBack();
      await expect(city).toHaveValue('');
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await test.step('mail and message preferences are persisted, and text messages require a mobile number in the profile', async () => {
      await page.goto('about:blank');
      await page.goto(at(brand, `${ACCOUNT}?part=communication`));
      const choices = part(page, 'Mail, email and text messages');
      await expect(page.getByRole('heading', { name: 'Mail, email and text messages' })).toBeFocused();
      const claims = choices.getByRole('group', { name: 'When a claim is decided' });
      await choices.getByLabel('Explanations of benefits').check();
      await claims.getByLabel('By text message').check();
      await choices.getByRole('button', { name: 'Save your choices' }).click();
      await expect(claims).toHaveAccessibleDescription(
        'Add a mobile phone number to your profile and save it first',
      );
      await expect(claims.getByLabel('By email')).toBeFocused();
      const before = part(page, 'Your profile');
      await before.getByLabel('Mobile phone').fill('412-555-0119');
      await before.getByRole('button', { name: 'Save your profile' }).click();
      await expect(choices).toContainText('Text messages go to your mobile phone, 412-555-0119.');
      await choices.getByRole('button', { name: 'Save your choices' }).click();
      await expect(page.getByText('Your choices were saved')).toBeVisible();
      await page.reload();
      await expect(choices.getByLabel('Explanations of benefits')).toBeChecked();
      await expect(claims.getByLabel('By text message')).toBeChecked();
      await expect(choices.getByLabel('Account statements')).not.toBeChecked();
    });
    await page.goto(at(brand, '/mbr/#!/account'));
    await expect(heading(page, 'Account settings')).toBeFocused();
    const profile = part(page, 'Your profile');
    const field = (label: string | RegExp) => profile.getByLabel(label, { exact: typeof label === 'string' });
    await field(/^What we call you/).fill('Mari');
    await field('Mobile phone').fill('412-555');
    await field('Mobile phone').press('Enter');
    const problem =
      'Please enter a valid Phone Number. Phone Numbers should be 10 digits and include an area code.';
    await expect(profile.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field('Mobile phone')).toBeFocused();
    await expect(field('Mobile phone')).toHaveAccessibleDescription(problem);
    await field('Mobile phone').fill('412-555-0119');
    await field('Street and number').fill('1 Main St');
    await field('City').fill('Pittsburgh');
    await field('State').selectOption('Arizona');
    await field('City').press('Enter');
    await expect(field('Zip code')).toHaveAccessibleDescription(
      'This zip code isn’t in the state that you chose. Check both.',
    );
    expect(await faultsOfView(page)).toEqual([]);
    await field('State').selectOption('Pennsylvania');
    await failCall(maria, 'userInfo/updateProfile');
    await field('City').press('Enter');
    await expect(profile.getByRole('alert')).toContainText(
      'We couldn’t save your profile. What you typed is still here.',
    );
    await expect(profile.getByRole('status')).toHaveText('Not saved yet');
    await repair(maria);
    await profile.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your profile was saved')).toBeVisible();
    await expect(profile.getByRole('status')).toHaveText('');
    await page.reload();
    await expect(field('Mobile phone')).toHaveValue('412-555-0119');
    await expect(field('State')).toHaveValue('PA');
    await expect(field(/^What we call you/)).toHaveValue('Mari');
  },
);

test('signing out everywhere ends the session in another browser and shows a confirmation', async ({
  page,
  browser,
  at,
  faults,
  maria,
}) => {
  faults.expected.push(/401/);
  const other = await browser.newPage();
  watch(other, faults);
  await signInAt(other, at(brand, '/login/'), maria);
  await expect(claimRows(other)).toHaveCount(3);
  await signInAt(page, at(brand, '/login/'), maria);
  const paidMarks = () => page.evaluate(() => localStorage.getItem('PaidMarks'));
  await page.getByRole('button', { name: 'See why I owe this' }).click();
  await page.getByRole('button', { name: 'I paid this' }).first().click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect.poll(paidMarks).not.toBeNull(); // encrypting takes time
  await page.keyboard.press('Escape');
  await goTo(page, '#/account');
  await page.reload(); // this page never reads `PaidMarks`, but signing out must remove it
  const signIns = part(page, 'Recent sign-ins');
  await expect(signIns.getByRole('listitem')).toHaveText([/This browser/, /Signed in/]);
  const button = signIns.getByRole('button', { name: 'Sign out everywhere' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: 'Sign out everywhere now' }).click();
  await expect(heading(page, 'You’re signed out everywhere')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await paidMarks()).toBeNull();
  await goTo(other, '#/account');
  await expect(other.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
  await other.close();
});

test(
  "staff cannot change account settings in a simulation, and the member's access log shows the reason for the simulation",
  LONG_RUN,
  async ({ page, browser, at, faults, newPerson }) => {
    const maria = await newPerson('maria');
    const window = await openSimulation(page, at(deskBrand, '/login/'), await newPerson('ivan'), maria);
    watch(window, faults);
    await goTo(window, '#/account');
    await expect(part(window, 'Your profile')).toContainText('You’re acting as ');
    await expect(part(window, 'Your profile').getByLabel('City', { exact: true })).toBeDisabled();
    await expect(
      window.getByRole('main').getByRole('button', { name: /^(Save|Sign out everywhere)/ }),
    ).toHaveCount(0);
    await expect(part(window, 'Password and security question')).not.toContainText('Security question:');
    const staffPage = await browser.newPage({ locale: 'en-US' });
    watch(staffPage, faults);
    await signInAt(staffPage, at(deskBrand, '/login/'), maria);
    await goTo(staffPage, '#/account?part=looks');
    const looks = part(staffPage, 'Who looked at your record');
    await expect(staffPage.getByRole('heading', { name: 'Who looked at your record' })).toBeFocused();
    await looks.getByRole('button', { name: /^Show all/ }).click();
    // The family's access log also contains what staff opened in other tests.
    await expect(
      looks
        .getByRole('listitem')
        .filter({ hasText: /^Ivan .\. · Customer service/ })
        .first(),
    ).toContainText(REASON);
    expect(await looks.getByRole('listitem').count()).toBeGreaterThan(5);
    // The table lists family members, and who can see each one's record. Maria is the subscriber.
    await expect(part(staffPage, 'Who sees what in your family').getByRole('row')).toContainText([
      'Whose record',
      'Only you',
      'Daniel Delgado and you',
    ]);
    await staffPage.close();
  },
);
