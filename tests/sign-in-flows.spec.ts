/** Each brand signs in by the flow of its record (spec 000 §3, §7), to the same member area. */
import { keptValue } from './support/kept.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

/** [flow, its calls in order] */
const FLOWS = [
  ['newer', ['POST userLogin']],
  ['userauth', ['POST login']],
  ['older', ['POST ltpalogin', 'GET getUserInfo']],
  ['token', ['POST tokens', 'GET getUserInfo', 'POST tokens']],
] as const;

for (const [flow, asked] of FLOWS) {
  const brand = brandWhere(({ signIn }) => signIn.flow === flow);

  test(`the ${flow} flow: signs in by its own calls, and signs out`, async ({ page, at, signInAs }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const name = pathname.split('/').at(-1) ?? '';
      if (['userLogin', 'login', 'ltpalogin', 'tokens', 'getUserInfo'].includes(name))
        calls.push(`${request.method()} ${name}`);
    });
    await signInAs('maria', brand);
    await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeFocused();
    await expect(claimRows(page)).toHaveCount(3);
    expect(calls).toEqual(asked);
    expect(await keptValue(page, 'UserData')).toMatchObject({
      shoppingBrand: flow === 'token' ? '' : brand.code,
    });
    await page.reload();
    await expect(claimRows(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, brand.logoutTarget));
    expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).toEqual([]);
  });

  test(`the ${flow} flow: a wrong password is the invalid-login modal`, async ({
    page,
    newPerson,
    faults,
    signInAs,
  }) => {
    faults.expected.push(/40[01]/);
    const person = await newPerson('maria');
    await signInAs({ ...person, password: 'Wrong-1!' }, brand);
    await expect(page.getByRole('dialog', { name: 'We could not sign you in' })).toContainText(
      'The user name or password is wrong.',
    );
  });
}

test('after a visitor signs in, the service is asked whether this store’s rates are saved (000 §7)', async ({
  page,
  signInAs,
}) => {
  const site = brandWhere(({ signIn }) => signIn.flow === 'newer');
  const asked = page.waitForRequest((request) => request.url().endsWith(`/store/${site.storeID}/ratingInfo`));
  await signInAs('piper', site);
  expect((await asked).method()).toBe('GET');
});
