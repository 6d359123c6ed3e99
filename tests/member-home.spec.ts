/**
 * The member's home, and addresses of older portals that redirect to it and to other views (000 §2 'Member home link by
 * brand'; decisions/shell#old-addresses-redirect).
 */
import type { Page } from 'playwright/test';
import { isLongRun } from '../scripts/test/sample.ts';
import { faultsOfView } from './support/axe.ts';
import { brands, brandWhere, expect, test } from './support/portal.ts';

const OLDER = '/chmptl/chm/jsp/member.do';
const HOME = 'Home';
const older = brands.filter(({ memberHome }) => memberHome.startsWith(OLDER));
const newer = brandWhere(({ memberHome, messageCenter }) => memberHome === '/member/home' && messageCenter);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const ROWS = [
  ...(isLongRun ? older : []).map((brand) => ({
    brand,
    addresses: [
      [OLDER, HOME],
      [`${OLDER}?tab=0`, HOME],
    ] as const,
  })),
  {
    brand: newer,
    addresses: [
      ['/mbr/#!/landing', HOME],
      ['/mbr/#!/account', 'Account settings'],
      ['/member/home/', HOME],
      ['/spa/#/spendingSummary', 'Spending Accounts'],
      ['/spa/', 'Spending Accounts'],
    ] as const,
  },
];

for (const { brand, addresses } of ROWS)
  test(`${brand.code}: the member's home page shows its links, and each older address opens its view`, async ({
    page,
    openAs,
    at,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs('maria', brand, brand.memberHome);
    await expect(heading(page, HOME)).toBeFocused();
    await expect(page).toHaveURL(at(brand, '/login/#/landing'));
    await expect(page).toHaveTitle(`Home · ${brand.name}`);
    const claims = page.getByRole('region', { name: 'Claims and costs' });
    await expect(claims.getByRole('link', { name: 'Spending Accounts' })).toBeVisible();
    await expect(page.locator('.panel')).toHaveCount(0);
    expect(await faultsOfView(page)).toEqual([]);
    await page.locator('#member').getByRole('link', { name: 'Account settings' }).click();
    await expect(heading(page, 'Account settings')).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 720 });
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('href', brand.memberHome);
    await home.click();
    await expect(page).toHaveURL(/\/login\/#\/landing$/);
    await expect(heading(page, HOME)).toBeVisible();
    await expect(home).toHaveAttribute('aria-current', 'page');
    for (const [address, name] of addresses)
      await test.step(`${address} leads to the page "${name}"`, async () => {
        await page.goto('about:blank');
        await page.goto(at(brand, address));
        await expect(heading(page, name)).toBeFocused();
      });
  });
