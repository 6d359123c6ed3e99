/** The mobile window and its opener (000 §2 Header; decisions/shell#mobile-windows-and-their-opener), tested with two real windows. */
import type { Page } from 'playwright/test';
import { brandWhere, brands, expect, test, watch } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(
  ({ tabs, memberHome }) => memberHome.startsWith('/mbr/') && tabs.some(({ id }) => id === 'wellness'),
);
const MOBILE = ['Home', 'Claims', 'Spending', 'Find a Doctor', 'Wellness'];
const GONE = 'The mobile window has unexpectedly closed!';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Opens a page as the mobile window of another page. */
async function openMobile(page: Page, address: string): Promise<Page> {
  const [mobile] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url, 'mobile', 'popup,width=420,height=800'), address),
  ]);
  await mobile.setViewportSize({ width: 1024, height: 800 });
  // Waits until the window's script has loaded.
  await expect(mobile.locator('#tabs [data-tab="spending"] a')).toHaveAttribute('href', '/spa');
  return mobile;
}

/** Accepts the next alert. @returns its text */
async function alertAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const [dialog] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog;
    }),
    act(),
  ]);
  return dialog.message();
}

test(
  'in a mobile window, Claims and Spending open in the same window, and the other tabs open in the main window',
  LONG_RUN,
  async ({ page, at, faults, openAs }) => {
    await openAs('maria', brand);
    await expect(page.locator('#member h1')).toBeFocused();
    const mobile = await openMobile(page, '/login/?mobile=true#/claims/activitySummary');
    watch(mobile, faults);
    await expect(tabs(mobile)).toHaveText(MOBILE);
    await expect(tab(mobile, 'Claims')).toHaveAttribute('aria-current', 'true');
    await expect(mobile.locator('#member h1')).toContainText('Maria');

    await tab(mobile, 'Find a Doctor').click();
    await expect(page).toHaveURL(at(brand, '/login/#/finder'));
    await expect(mobile.getByText('Opened in your other window.')).toBeVisible();
    await tab(mobile, 'Wellness').click();
    await expect(page).toHaveURL(at(brand, '/login/#/wellness'));
    await tab(mobile, 'Home').click();
    await expect(page).toHaveURL(at(brand, '/login/#/landing'));
    await expect(mobile).toHaveURL(at(brand, '/login/?mobile=true#/claims/activitySummary'));

    await tab(mobile, 'Claims').click();
    await expect(mobile).toHaveURL(/#\/claims\/claimsAndPayments$/);
    await tab(mobile, 'Spending').click();
    await expect(mobile).toHaveURL(at(brand, '/login/#/spendingSummary'));
    // The window stays mobile without the parameter.
    await expect(tabs(mobile)).toHaveText(MOBILE);

    await mobile.getByRole('link', { name: 'Account settings' }).click();
    await expect(page).toHaveURL(at(brand, '/login/#/account'));
    await mobile.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, brand.logoutTarget));
    await expect(mobile).toHaveURL(at(brand, brand.logoutTarget));
  },
);

test(
  "if the opener of a mobile window has been closed, the mobile window's links show an alert, and the user can still sign out",
  LONG_RUN,
  async ({ page, at, faults, openAs }) => {
    await openAs('maria', brand);
    await expect(page.locator('#member h1')).toBeFocused();
    const mobile = await openMobile(page, '/login/#/claims/activitySummary/mobile=true');
    watch(mobile, faults);
    await expect(tabs(mobile)).toHaveText(MOBILE);
    await tab(mobile, 'Wellness').click();
    await expect(page).toHaveURL(at(brand, '/login/#/wellness'));
    await page.close();
    for (const name of ['Home', 'Find a Doctor', 'Wellness'])
      expect(await alertAfter(mobile, () => tab(mobile, name).click())).toBe(GONE);
    expect(
      await alertAfter(mobile, () => mobile.getByRole('link', { name: 'Account settings' }).click()),
    ).toBe(GONE);
    await expect(mobile).toHaveURL(/#\/claims\/activitySummary/);
    expect(await alertAfter(mobile, () => mobile.getByRole('link', { name: 'Sign out' }).click())).toBe(GONE);
    await expect(mobile).toHaveURL(at(brand, brand.logoutTarget));
  },
);

test(
  'a user with the mobile cookie has the mobile header tabs, and their links open in the same window',
  LONG_RUN,
  async ({ page, context, at, faults, signInAs }) => {
    await test.step('in a mobile window that was opened from another site, a header tab shows an alert', async () => {
      const other = brands.find(({ code }) => code !== brand.code);
      if (!other) throw new Error('one brand only');
      await page.goto(at(other));
      const mobile = await openMobile(page, at(brand, '/?mobile=true'));
      watch(mobile, faults);
      expect(await alertAfter(mobile, () => tab(mobile, 'Wellness').click())).toBe(GONE);
      await expect(page).toHaveURL(at(other));
      await mobile.close();
    });
    await context.addCookies([{ name: 'mobile', value: 'true', url: at(brand) }]);
    await page.goto(at(brand));
    await expect(tabs(page)).toHaveText(MOBILE);
    await signInAs('pearl', brand);
    await expect(tabs(page)).toHaveText(['Home', 'Claims']);
    await tab(page, 'Claims').click();
    await expect(page).toHaveURL(/claimsAndPayments/);
    await tab(page, 'Home').click();
    await expect(page).toHaveURL(at(brand, '/login/#/landing'));
    await test.step('header tabs open in the same window if that window was opened by a portal page, for example for a simulation', async () => {
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate((url) => void window.open(url, '_blank'), at(brand)),
      ]);
      watch(opened, faults);
      await expect(opened.locator('#tabs [data-tab="spending"] a')).toHaveAttribute('href', '/spa');
      await tab(opened, 'Claims').click();
      await tab(opened, 'Home').click();
      await expect(opened).toHaveURL(at(brand, '/login/#/landing'));
      await expect(page).toHaveURL(at(brand, '/login/#/landing'));
      await opened.close();
    });
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, brand.logoutTarget));
  },
);
