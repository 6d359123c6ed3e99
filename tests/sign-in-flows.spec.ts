/**
 * Each brand signs in by the flow of its record (spec 000 §3, §7), to the same member area. The newer flow is in
 * `session.spec.ts`, userauth in `seeded-session.spec.ts`, and the calls of each in `src/features/sign-in/sign-in.test.tsx`.
 */
import { persistedValue } from './support/persisted.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

test('the older and the token flow sign in, outlive a reload, and sign out', async ({
  page,
  at,
  maria,
  signInAs,
}) => {
  for (const flow of ['older', 'token'] as const)
    await test.step(flow, async () => {
      const brand = brandWhere(({ signIn }) => signIn.flow === flow);
      await signInAs(maria, brand);
      await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeFocused();
      await expect(claimRows(page)).toHaveCount(3);
      expect(await persistedValue(page, 'UserData')).toMatchObject({
        shoppingBrand: flow === 'token' ? '' : brand.code,
      });
      await page.reload();
      await expect(claimRows(page)).toHaveCount(3);
      await page.getByRole('link', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(at(brand, brand.logoutTarget));
      expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).toEqual([]);
      expect(await page.context().cookies(page.url())).toEqual([]);
    });
});
