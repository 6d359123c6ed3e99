/** 'Account' in the header (docs/decisions/071). */
import { brandWhere, expect, test } from './support/portal.ts';

const brand = brandWhere(({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.startsWith('/'));

test('a member sees Account next to the tools; it leads to the account page', async ({
  page,
  at,
  openAs,
}) => {
  await page.goto(at(brand));
  const account = page.getByRole('banner').getByRole('link', { name: 'Account', exact: true });
  await expect(account).toBeHidden();
  await openAs('maria', brand);
  await account.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  await page.goto(at(brand, '/about/'));
  await expect(account).toBeVisible();
});

test('on a phone Account is in the header and in the menu', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('maria', brand);
  const account = page.getByRole('link', { name: 'Account', exact: true });
  await expect(account).toHaveCount(1);
  await expect(account).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Menu' }).last().click();
  await page.locator('#menu').getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
});

test('an agent has no Account', async ({ page, signInAs }) => {
  await signInAs('gwen', brand);
  await expect(page.getByRole('region', { name: 'What you may do' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeHidden();
});
