/** Home on brands with the older portal's address (000 §2 'Member home link by brand'; decision 005). */
import { sampleOne } from '../scripts/test/sample.ts';
import { brands, expect, test } from './support/portal.ts';

const MEMBER_HOME = '/chmptl/chm/jsp/member.do';
const older = brands.filter(({ memberHome }) => memberHome.startsWith(MEMBER_HOME));

for (const brand of sampleOne(older, 'home'))
  test(`Home leads a member of brand ${brand.name} to the member's home`, async ({ page, openAs, at }) => {
    await openAs('maria', brand, '/login/#/claims/claimsAndPayments');
    await expect(page.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('href', brand.memberHome);
    await home.click();
    await expect(page).toHaveURL(/\/login\/#\/landing$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Good .+, Maria/ })).toBeVisible();
    for (const address of [MEMBER_HOME, `${MEMBER_HOME}?tab=0`]) {
      await page.goto(at(brand, address));
      await expect(page.getByRole('heading', { level: 1, name: /^Good .+, Maria/ })).toBeVisible();
    }
    await expect(home).toHaveAttribute('aria-current', 'page');
  });
