/** Routes of the member area: arriving, going back, going wrong. */
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { faultsOfView } from './support/axe.ts';
import { brandWhere, claimRows, expect, goTo, test, unlikeBrands } from './support/portal.ts';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function expectArrived(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page).toHaveTitle(`${name} · ${brand.name}`);
  await expect(page.locator('#page-name')).toHaveText(name);
}

test('a deep link is still there after signing in, and older forms are rewritten in place', async ({
  page,
  at,
  openAs,
}) => {
  await openAs('maria', brand, '/login/#!/messageCenter/id=5');
  await expectArrived(page, 'Messages');
  await expect(page).toHaveURL(at(brand, '/login/#/claims/messageCenter?id=5'));
  const entries = await page.evaluate(() => window.history.length);
  await goTo(page, '#!/healthPlans/');
  await expectArrived(page, 'Health Plans');
  await expect(page).toHaveURL(at(brand, '/login/#/claims/healthPlans'));
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
});

for (const [address, name] of [
  ['/mbr/#!/landing', /Good (morning|afternoon|evening), Maria/],
  ['/mbr/#!/account', 'Account settings'],
  ['/member/home/', /Good (morning|afternoon|evening), Maria/],
  ['/spa/#/spendingSummary', 'Spending Accounts'],
  ['/spa/', 'Spending Accounts'],
  ['/login/#/change-password', 'Change your password'],
  ['/login/#/claims/claimsAndPayments/dentalProcedureHistory', 'Dental procedure history'],
  // Without a claim that was chosen there is nothing to pay (001 §2).
  ['/login/#/claims/claimsAndPayments/payClaim/confirm', 'Claims & Payments'],
  ['/login/#/statementArchives', 'Statement Archive'],
  ['/login/#/educationalMaterial', 'Educational Material'],
] as const) {
  test(`${address} leads somewhere`, async ({ page, openAs }) => {
    await openAs('maria', brand, address);
    await expect(heading(page, name)).toBeFocused();
  });
}

test('back and forward return to the place: scroll, focus, title and word of it', async ({
  page,
  at,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openAs('maria', brand, '/login/#/nowhere/at/all');
  await expectArrived(page, 'We could not find that page');
  const link = page.locator('.view').getByRole('link', { name: 'Statement Archive' });
  await link.focus();
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await link.press('Enter');
  await expectArrived(page, 'Statement Archive');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(`We could not find that page · ${brand.name}`);
  await expect(page.locator('#page-name')).toHaveText('We could not find that page');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.goForward();
  await expectArrived(page, 'Statement Archive');

  // Across a full page load.
  await page.goBack();
  await expect(link).toBeFocused();
  await page.goto(at(brand, '/faqs/'));
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('a temporary view covers the one it came from, which comes back as it was', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 320 });
  await openAs('maria', brand, '/login/#/claimsAndPayments');
  await expectArrived(page, 'Claims & Payments');
  const underneath = await heading(page, 'Claims & Payments').elementHandle();
  const payable = page.locator('.claim').filter({ hasText: 'Adjusted' }).first();
  await payable.getByRole('button', { expanded: false }).click();
  const pay = payable.getByRole('button', { name: /^Pay \$/ });
  await pay.focus();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await pay.press('Enter');
  await expectArrived(page, 'Pay a claim');
  await expect(heading(page, 'Claims & Payments')).toHaveCount(0); // there, and hidden
  await page.getByRole('button', { name: 'Back to Claims & Payments' }).press('Enter');
  await expect(pay).toBeFocused();
  await expect(page).toHaveTitle(`Claims & Payments · ${brand.name}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(await underneath?.evaluate((element) => element.isConnected)).toBe(true);
});

test('an address without a view offers the views that are nearest', async ({ page, openAs }) => {
  await openAs('maria', brand, '/login/#/claims/helthPlan');
  await expectArrived(page, 'We could not find that page');
  const view = page.locator('.view');
  await expect(view).toContainText('Did you mean one of these?');
  await expect(view).toContainText(brand.customerServicePhoneNumber);
  await view.getByRole('link', { name: 'Health Plans' }).click();
  await expectArrived(page, 'Health Plans');
});

const withoutPremiums = brandWhere(({ tabs }) => tabs.every(({ id }) => id !== 'pay-premium'));

for (const [like, site, hidden, theirs] of [
  ['nora', brand, 'Prescriptions', 'Pay Premium'],
  ['maria', withoutPremiums, 'Pay Premium', 'Prescriptions'],
] as const) {
  test(`${like} on ${site.code}: an address without a view never offers ${hidden}, whose tab they do not have`, async ({
    page,
    openAs,
  }) => {
    await openAs(like, site, '/login/#/nowhere/at/all');
    await expect(heading(page, 'We could not find that page')).toBeVisible();
    const offered = page.locator('.view li');
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await expect(tabs.getByRole('link', { name: theirs })).toBeVisible();
    await expect(offered.filter({ hasText: hidden })).toHaveCount(0);
    await expect(offered.filter({ hasText: theirs })).toHaveCount(1);
    await expect(offered.filter({ hasText: 'Health Plans' })).toHaveCount(1);

    // What the page before knew holds from the first moment on, and for what is near as well.
    await page.reload();
    await expect(offered.filter({ hasText: theirs })).toHaveCount(1);
    await expect(offered.filter({ hasText: hidden })).toHaveCount(0);
    await goTo(page, `#/${hidden.replace(' ', '')}x`);
    await expect(heading(page, 'We could not find that page')).toBeVisible();
    await expect(offered.filter({ hasText: hidden })).toHaveCount(0);
  });
}

test('a view is fetched when a link to it is hovered, before it is pressed', async ({ page, openAs }) => {
  await openAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Download to spreadsheet' })).toBeVisible(); // with what follows the claims
  const fetched = page.waitForRequest(/statement-archives\.island/);
  await page
    .getByRole('navigation', { name: 'Member pages' })
    .getByRole('link', { name: 'Statement Archive' })
    .hover();
  await fetched;
  await expect(page).toHaveTitle(`Activity summary · ${brand.name}`);
});

test('a view that cannot be loaded offers a reload, and what was typed elsewhere is kept', async ({
  page,
  at,
  faults,
  openAs,
}) => {
  faults.expected.push(/ERR_FAILED|dynamically imported module/);
  await openAs('maria', brand, '/login/#/finder');
  const field = page.locator('.view').getByRole('textbox').first();
  await field.fill('19103');
  await page.route('**/health-plans.island*', (route) => route.abort());
  await goTo(page, '#/healthPlans');
  await expect(heading(page, 'This page could not be shown')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('what you typed is kept');
  await page.unroute('**/health-plans.island*');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(page, 'Health Plans')).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('19103');
  await expect(page).toHaveURL(at(brand, '/login/#/finder'));
});

test('the member area itself not loaded: a baked note offers a reload', async ({ page, faults, openAs }) => {
  faults.expected.push(/ERR_FAILED|dynamically imported module/);
  await page.route('**/member-area*', (route) => route.abort());
  await openAs('maria', brand);
  await expect(heading(page, 'Your pages could not be loaded')).toBeFocused();
  await expect(page.locator('#member')).toBeHidden();
  await page.unroute('**/member-area*');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(claimRows(page)).toHaveCount(3);
});

test('nothing of where a member was is kept for the next one', async ({ page, openAs }) => {
  await openAs('maria', brand, '/login/#/healthPlans');
  await expectArrived(page, 'Health Plans');
  await goTo(page, '#/statementArchives');
  await expectArrived(page, 'Statement Archive');
  expect(await page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('View ')))).toBe(
    true,
  );
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(heading(page, 'You are signed out')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

for (const unlike of sampleOne(unlikeBrands, 'placeholder pages')) {
  test(`${unlike.code}: placeholder pages pass axe and fit 320 px`, async ({ page, openAs }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs('maria', unlike, '/login/#/nowhere');
    for (const [hash, name] of [
      ['#/nowhere', 'We could not find that page'],
      ['#/claimsAndPayments/dentalProcedureHistory?grp=004211', 'Dental procedure history'],
    ] as const) {
      await goTo(page, hash);
      await expect(heading(page, name)).toBeFocused();
      expect(await faultsOfView(page), name).toEqual([]);
    }
  });
}
