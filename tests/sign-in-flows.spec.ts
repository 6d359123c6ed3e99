/**
 * Sign-in uses the flow in the brand's record (spec 000 §3, §7), and every flow leads to the same member area.
 * `session.spec.ts` tests the newer flow, `seeded-session.spec.ts` tests userauth, and
 * `src/features/sign-in/sign-in.test.tsx` tests the calls of each flow.
 */
import { persistedValue } from './support/persisted.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

test('sessions of the older flow and of the token flow survive a reload and end at sign-out', async ({
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
