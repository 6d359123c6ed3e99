/**
 * A browser that blocks this site's cookies: signing in shows an explanation instead of an empty form, and the language
 * stays the same from page to page. `src/features/sign-in/sign-in-limits.test.tsx` tests every flow.
 */
import type { Page } from 'playwright';
import { expectAccessible } from './support/axe.ts';
import { expectNothingLeft } from './support/persisted.ts';
import { brandWhere, claimRows, expect, fillSignIn, test } from './support/portal.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'older');

/** Blocks cookies as Chromium does: storage is blocked too, and reading it throws. A page with the name `allowed` is not blocked. */
const blockCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window.name === 'allowed') return;
    const block = { configurable: true, get: () => '', set: () => undefined };
    Object.defineProperty(Document.prototype, 'cookie', block);
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { configurable: true, get: () => false });
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: denied });
  });

test('if cookies are blocked, the sign-in form says what to change, and the services end the new session', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await blockCookies(page);
  const ended = page.waitForRequest(
    (request) => request.method() === 'DELETE' || new URL(request.url()).pathname.endsWith('/tokens/revoke'),
  );
  const person = await newPerson('maria');
  await signInAs(person, brand);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your browser blocks cookies from this site');
  await expect(alert).toContainText('Allow cookies');
  await ended;
  await expect(page.getByLabel('User name')).toHaveValue(person.logonId);
  await expect(claimRows(page)).toHaveCount(0);
  await expectAccessible(page, 'main', 'main');
  await expectNothingLeft(page);
  // After the user allows cookies, the same form signs the user in.
  await page.evaluate(() => {
    window.name = 'allowed';
  });
  await page.reload();
  await fillSignIn(page, person);
  await expect(claimRows(page)).toHaveCount(3);
  await expect(alert).toHaveCount(0);
});

test('with cookies blocked, the language link leads to a Spanish page, and the links on that page lead to Spanish pages', async ({
  page,
  at,
}) => {
  await blockCookies(page);
  const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await page.goto(at(brand, '/msg/'));
  await footerLink('Español').click();
  await expect(page).toHaveURL(at(brand, '/es/msg/'));
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(at(brand, '/es/login/'));
  await footerLink('English').click();
  await expect(page).toHaveURL(at(brand, '/login/'));
});

test('with cookies blocked, the forms for registration and forgotten passwords show errors at empty fields', async ({
  page,
  at,
}) => {
  await blockCookies(page);
  for (const address of ['/register/', '/forgot-password/']) {
    await page.goto(at(brand, address));
    const main = page.getByRole('main');
    await main.locator('form button[type="submit"]').first().click();
    await expect(main.getByText('Field is Required').first()).toBeVisible();
  }
});
