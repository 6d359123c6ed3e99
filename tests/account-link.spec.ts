/** 'Account' in the header (docs/decisions/071), and pages whose screens are not built yet. */
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const brand = brandWhere(({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.startsWith('/'));

test('a member sees Account next to the tools; it links to the change-password view', async ({
  page,
  at,
  openAs,
}) => {
  await page.goto(at(brand));
  const account = page.getByRole('banner').getByRole('link', { name: 'Account', exact: true });
  await expect(account).toBeHidden();
  await openAs('maria', brand);
  await account.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change your password' })).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Change your password' })).toBeVisible();
});

test('an agent has no Account', async ({ page, signInAs }) => {
  await signInAs('gwen', brand);
  await expect(page.getByRole('region', { name: 'What you may do' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeHidden();
});

for (const [route, heading, lead, link] of [
  ['account', 'Account settings', 'change your password', 'Change your security question'],
] as const) {
  test(`${route} shows what members can do today`, async ({ page, openAs }) => {
    await openAs('maria', brand, `/login/#/${route}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main')).toContainText(lead);
    const list = page.locator('main ul', { has: page.getByRole('link', { name: 'activity summary' }) });
    await expect(list.getByRole('link', { name: link })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/\byet\b|\bsoon\b/);
    await expect(page.getByRole('complementary').getByRole('link')).toHaveAttribute('href', /^tel:\+1/);
    await expectAccessible(page);
  });
}
