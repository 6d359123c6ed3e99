/** Maintenance of the member area, and its bypass (spec 000 §2). */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';
import { withMark } from '../src/renderer/release/maintenance.ts';

const WORKING = 'We’re working on this part of the site';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('maintenance', () => {
  // Maintenance affects the whole brand, so no other test uses this brand.
  const closed = brandWhere(({ brandState }) => brandState === 'KS');

  test(
    'replaces every view, and a bypass of maintenance lasts through sign-in, page changes and a reload',
    LONG_RUN,
    async ({ page, at, signInAs }) => {
      await page.goto('/');
      await page.getByRole('combobox', { name: 'Switch', exact: true }).selectOption('MAINTENANCE');
      await page.getByRole('combobox', { name: 'For which brand' }).selectOption(closed.code);
      await page.getByRole('textbox', { name: 'Value' }).fill('Y');
      await page.getByRole('button', { name: 'Set', exact: true }).click();
      const turned = page.getByRole('region', { name: 'Switches that are set' });
      const mine = turned.getByRole('row').filter({ hasText: closed.code });
      await expect(mine).toContainText('MAINTENANCE');

      await signInAs('maria', closed);
      const working = heading(page, WORKING);
      await expect(working).toBeFocused();
      await expect(page).toHaveTitle('SECTION UNDER MAINTENANCE');
      await expect(page.locator('.view')).toContainText(closed.customerServicePhoneNumber);
      expect(await faultsOfView(page)).toEqual([]);
      await goTo(page, '#/nowhere');
      await expect(working).toBeVisible();
      await expect(page).toHaveTitle('SECTION UNDER MAINTENANCE');

      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const file = page.waitForRequest('**/maintenance.*.js');
      await page.route('**/maintenance.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(at(closed, '/login/'));
      await file;
      await expect(claimRows(page)).toHaveCount(0);
      release();
      await expect(working).toBeFocused();

      await page.goto(at(closed, '/login/?maintenance=bypass#/healthPlans'));
      await expect(heading(page, 'Health Plans')).toBeFocused();
      await page.goto(at(closed, '/faqs/'));
      await page.goto(at(closed, '/login/'));
      await expect(claimRows(page)).toHaveCount(3);

      // A bypass set before sign-in survives sign-in and a reload.
      await page.getByRole('link', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(at(closed, closed.logoutTarget));
      await signInAs('maria', closed, '/login/?maintenance=bypass#/healthPlans');
      await expect(heading(page, 'Health Plans')).toBeFocused();
      await page.reload();
      await expect(heading(page, 'Health Plans')).toBeVisible();
      await page.goto(at(closed, '/login/'));
      await expect(claimRows(page)).toHaveCount(3);

      await page.goto('/');
      await mine.getByRole('button', { name: 'Reset' }).click();
      await expect(mine).toHaveCount(0);
    },
  );

  test('needs no service call if the HTML is marked for maintenance, and can be bypassed', async ({
    page,
    at,
    openAs,
    faults,
  }) => {
    const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    faults.expected.push(/./);
    await page.route(/\/(rbsmbl|cmcrst|wcs|dps|chmptl|sxesvc|mbr|spa|api)\//, (route) => route.abort());
    const html = readFileSync(
      new URL(`../dist/sites/${brand.domain}/login/index.html`, import.meta.url),
      'utf8',
    );
    const body = withMark(html, true);
    await page.route(/\/login\/(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(at(brand, '/login/'));
    await expect(heading(page, WORKING)).toBeFocused();
    await expect(page).toHaveTitle('SECTION UNDER MAINTENANCE');
    await goTo(page, '#/account');
    await expect(heading(page, WORKING)).toBeVisible();
    await page.goto(at(brand, '/login/?maintenance=bypass'));
    await expect(heading(page, WORKING)).toHaveCount(0);
    await expect(page.locator('#claims-panel')).toBeVisible();
  });
});
