/** The Account link in the header (decisions/shell#account-in-the-header). Agents do not have the link (`staff-session.spec.ts`). */
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(
  ({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.everywhere === '/producer/',
);

test(
  'a member sees a link to the account page in the header, and on a phone also in the menu',
  LONG_RUN,
  async ({ page, at, openAs }) => {
    const heading = page.getByRole('heading', { level: 1, name: 'Account settings' });
    await page.goto(at(brand));
    const account = page.getByRole('banner').getByRole('link', { name: 'Account', exact: true });
    await expect(account).toBeHidden();
    await openAs('maria', brand);
    await account.click();
    await expect(heading).toBeVisible();
    await page.goto(at(brand, '/about/'));
    await expect(account).toBeVisible();

    await test.step('on a phone, the account link is visible both on the page and in the menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(brand, '/login/'));
      const link = page.getByRole('link', { name: 'Account', exact: true });
      await expect(link).toHaveCount(1);
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Menu' }).last().click();
      await page.locator('#menu').getByRole('link', { name: 'Account', exact: true }).click();
      await expect(heading).toBeVisible();
    });
  },
);
