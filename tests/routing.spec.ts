/** Routes of the member area: deep links, Back, and errors. Addresses and the page for unknown addresses: `addresses.test.tsx`. */
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { PAY_BUTTON } from './support/pay-claim.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function expectArrived(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page).toHaveTitle(`${name} · ${brand.name}`);
  await expect(page.locator('#page-name')).toHaveText(name);
}

test('deep links, old addresses and unknown addresses open the right view, and nothing persists for the next member', async ({
  page,
  at,
  openAs,
}) => {
  await test.step('a deep link opens its view after sign-in, and an address in an older form is rewritten in the same history entry', async () => {
    await openAs('maria', brand, '/login/#!/messageCenter/id=5');
    await expectArrived(page, 'Messages');
    await expect(page).toHaveURL(at(brand, '/login/#/claims/messageCenter?id=5'));
    const entries = await page.evaluate(() => window.history.length);
    await goTo(page, '#!/healthPlans/');
    await expectArrived(page, 'Health Plans');
    await expect(page).toHaveURL(at(brand, '/login/#/claims/healthPlans'));
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  });
  await test.step('an address without a view shows a page that offers the most similar views and fits 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goTo(page, '#/claims/helthPlan');
    await expectArrived(page, 'We couldn’t find that page');
    const view = page.locator('.view');
    await expect(view).toContainText('Did you mean one of these?');
    await expect(view).toContainText(brand.customerServicePhoneNumber);
    expect(await faultsOfView(page), 'an unknown address').toEqual([]);
    await view.getByRole('link', { name: 'Health Plans' }).click();
    await expectArrived(page, 'Health Plans');
    await goTo(page, '#/claimsAndPayments/dentalProcedureHistory?grp=004211');
    await expectArrived(page, 'Dental procedure history');
    expect(await faultsOfView(page), 'no procedures').toEqual([]);
    await page.mouse.move(0, 0); // moves the pointer away from any link
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('a view is fetched when a link to it is hovered, before it is pressed', async () => {
    await goTo(page, '#/claims/activitySummary');
    await expect(claimRows(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Download to spreadsheet' })).toBeVisible(); // waits for the parts that load after the claims
    const fetched = page.waitForRequest(/statement-archives\.island/);
    const link = page
      .getByRole('navigation', { name: 'Member pages' })
      .getByRole('link', { name: 'Statement Archive' });
    await link.hover();
    await fetched;
    await expect(page).toHaveTitle(`Activity Summary · ${brand.name}`);
    await link.click();
    await expectArrived(page, 'Statement Archive');
  });
  expect(await page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('View ')))).toBe(
    true,
  );
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(heading(page, 'You’re signed out')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('Back, Forward and closing a temporary view restore the scroll position, the focus and the title', async ({
  page,
  at,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openAs('maria', brand, '/login/#/nowhere/at/all');
  await expectArrived(page, 'We couldn’t find that page');
  const link = page.locator('.view').getByRole('link', { name: 'Statement Archive' });
  await link.focus();
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await link.press('Enter');
  await expectArrived(page, 'Statement Archive');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(`We couldn’t find that page · ${brand.name}`);
  await expect(page.locator('#page-name')).toHaveText('We couldn’t find that page');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.goForward();
  await expectArrived(page, 'Statement Archive');

  // Focus and scroll position are restored after a full page load too.
  await page.goBack();
  await expect(link).toBeFocused();
  await page.goto(at(brand, '/faqs/'));
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);

  // A temporary view covers the view that opened it. When the temporary view closes, the view below is unchanged.
  await page.setViewportSize({ width: 390, height: 320 });
  await goTo(page, '#/claimsAndPayments');
  await expectArrived(page, 'Claims & Payments');
  const underneath = await heading(page, 'Claims & Payments').elementHandle();
  const payable = page.locator('.claim').filter({ hasText: 'Adjusted' }).first();
  await payable.getByRole('button', { expanded: false }).click();
  const pay = payable.getByRole('button', { name: PAY_BUTTON });
  await pay.focus();
  const payAt = await page.evaluate(() => window.scrollY);
  expect(payAt).toBeGreaterThan(0);
  await pay.press('Enter');
  await expectArrived(page, 'Pay a claim');
  await expect(heading(page, 'Claims & Payments')).toHaveCount(0); // still in the page, but hidden
  await page.getByRole('button', { name: 'Back to Claims & Payments' }).press('Enter');
  await expect(pay).toBeFocused();
  await expect(page).toHaveTitle(`Claims & Payments · ${brand.name}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(payAt);
  expect(await underneath?.evaluate((element) => element.isConnected)).toBe(true);
});

test(
  'if the code of a view or of the member area fails to load, the page offers a reload and keeps typed text',
  LONG_RUN,
  async ({ page, at, faults, openAs }) => {
    faults.expected.push(/ERR_FAILED|dynamically imported module/);
    await openAs('maria', brand, '/login/#/finder');
    const field = page.locator('.view').getByRole('textbox').first();
    await field.fill('19103');
    await page.route('**/health-plans.island*', (route) => route.abort());
    await goTo(page, '#/healthPlans');
    await expect(heading(page, 'We couldn’t show this page')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('we keep what you typed');
    await page.unroute('**/health-plans.island*');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(heading(page, 'Health Plans')).toBeFocused();
    await page.goBack();
    await expect(field).toHaveValue('19103');
    await expect(page).toHaveURL(at(brand, '/login/#/finder'));

    await test.step('if the member area does not load, a prerendered note offers a reload', async () => {
      await page.route('**/member-area*', (route) => route.abort());
      await page.goto(at(brand, '/faqs/'));
      await page.goto(at(brand, '/login/'));
      await expect(heading(page, 'We couldn’t load your pages')).toBeFocused();
      await expect(page.locator('#member')).toBeHidden();
      await page.unroute('**/member-area*');
      await page.getByRole('button', { name: 'Load the page again' }).click();
      await expect(claimRows(page)).toHaveCount(3);
    });
  },
);
