/**
 * A browser that blocks this site's cookies: signing in shows an explanation instead of an empty form, and the language
 * stays the same from page to page. `src/features/sign-in/sign-in-limits.test.tsx` tests every flow.
 */
import { expectAccessible } from './support/axe.ts';
import { expectNothingLeft } from './support/persisted.ts';
import { brandWhere, claimRows, expect, fillSignIn, test } from './support/portal.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'older');

test('if cookies are blocked, the sign-in form says what to change, and the services end the new session', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const block = { configurable: true, get: () => '', set: () => {} };
    if (localStorage.getItem('cookies') === null) Object.defineProperty(document, 'cookie', block);
  });
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
  await page.evaluate(() => localStorage.setItem('cookies', 'allowed'));
  await page.reload();
  await fillSignIn(page, person);
  await expect(claimRows(page)).toHaveCount(3);
  await expect(alert).toHaveCount(0);
});

test('with cookies blocked, the language link leads to a Spanish page, and the links on that page lead to Spanish pages', async ({
  page,
  at,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await page.goto(at(brand, '/msg/'));
  await footerLink('Español').click();
  await expect(page).toHaveURL(at(brand, '/es/msg/'));
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(at(brand, '/es/login/'));
  await footerLink('English').click();
  await expect(page).toHaveURL(at(brand, '/login/'));
});
