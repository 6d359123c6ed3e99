/** Entry parameters of an address (spec 000 §2): each has its effect, and hostile values have no effect. */
import { HOSTILE_TARGETS } from '../src/lib/navigation/hostile-targets.fixture.ts';
import { brands, brandWhere, claimRows, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const other = brandWhere(({ code }) => code !== brand.code);
const hostile = HOSTILE_TARGETS.filter((target): target is string => typeof target === 'string');

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

test(
  'defBrand selects a brand only on a host without a brand prefix, and hostile parameter values have no effect',
  LONG_RUN,
  async ({ page, at, baseURL, request }) => {
    await test.step('defBrand selects the brand on the bare host, keeping page and parameters', async () => {
      const bare = new URL('/', baseURL).href;
      await page.goto(`${bare}?defBrand=${brand.code}`);
      await expect(page).toHaveURL(at(brand));
      await page.goto(`${bare}login/?mobile=true&defBrand=${brand.code.toUpperCase()}`);
      await expect(page).toHaveURL(at(brand, '/login/?mobile=true'));
    });

    await test.step('defBrand does nothing on a brand’s own domain', async () => {
      await page.goto(at(brand, `/?defBrand=${other.code}`));
      await expect(page).toHaveURL(at(brand, `/?defBrand=${other.code}`));
      await expect(page).toHaveTitle(new RegExp(brand.name));
    });

    await test.step('an unknown defBrand does not redirect and does not change the page', async () => {
      /** Removes the directory page's list of faults, because parallel tests change the list. */
      const withoutFaults = (text: string): string => text.replace(/<h3 id="faults">[^]*?<\/section>/, '');
      const plain = withoutFaults(await (await request.get('/')).text());
      for (const value of [...hostile, 'nosuch', '__proto__', '"><img src=x onerror=alert(1)>']) {
        const response = await request.get(`/?${query({ defBrand: value })}`, { maxRedirects: 0 });
        expect([response.status(), withoutFaults(await response.text())], value).toEqual([200, plain]);
      }
    });

    await test.step('hostile values of any parameter do not change a site’s response', async () => {
      const ask = async (search: string) =>
        (await request.get(`/login/${search}`, { headers: { Host: `${brand.code}.localhost` } })).text();
      const plain = await ask('');
      expect(plain).toContain(brand.name);
      for (const name of ['stubs', 'producer', 'defBrand', 'loginId', 'maintenance', 'mobile', 'target']) {
        const value = '"><script>alert(1)</script>//evil.example';
        expect(await ask(`?${query({ [name]: value })}`), name).toBe(plain);
      }
    });

    await test.step('signing out without a session leads to the home page', async () => {
      for (const path of ['/home', '/home/', '/login/#logout']) {
        await page.goto(at(brand, path));
        await expect(page, path).toHaveURL(at(brand));
      }
      expect(brands.every(({ redirects }) => redirects['/home/'] === '/')).toBe(true);
    });

    await test.step('producer=true does nothing outside stub mode', async () => {
      await page.goto(at(brand, '/login/?producer=true'));
      await expect(page.getByLabel('User name')).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Stub mode' })).toHaveCount(0);
    });
  },
);

test('a redirect parameter that names an unknown site is ignored, and no parameter value is written into the page', async ({
  page,
  signInAs,
}) => {
  const mark = 'xyzzy';
  const values = Object.fromEntries(
    ['stubs', 'producer', 'defBrand', 'maintenance', 'mobile'].map((name) => [name, `<b id=${mark}>`]),
  );
  await signInAs('maria', brand, `/login/?${query({ ...values, target: `https://evil.example/${mark}` })}`);
  await expect(claimRows(page)).toHaveCount(3);
  expect(new URL(page.url()).hostname).toBe(`${brand.code}.localhost`);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(mark);
});

test('loginId fills in the user name, and a matching single sign-on cookie signs the user in after a confirmation', async ({
  page,
  context,
  at,
  request,
  baseURL,
  newPerson,
  faults,
}) => {
  faults.expected.push(/403/);
  const userName = page.getByLabel('User name');

  await test.step('loginId fills in the user name and is removed from the address, and control characters are ignored', async () => {
    await page.goto(at(brand, '/login/?loginId=%20maria.delgado%20&x=1#/claims/messageCenter'));
    await expect(userName).toHaveValue('maria.delgado');
    await expect(page).toHaveURL(at(brand, '/login/?x=1#/claims/messageCenter'));
    expect(await page.evaluate(() => ({ session: { ...sessionStorage }, cookies: document.cookie }))).toEqual(
      { session: {}, cookies: '' },
    );
    await userName.focus();
    await expect(page.locator('form[data-ready]')).toBeVisible();
    await expect(userName).toHaveValue('maria.delgado');
    await page.goto(at(brand, '/login/?loginId=a%00%3Cb%3E'));
    await expect(page).toHaveURL(at(brand, '/login/'));
    await expect(userName).toHaveValue('');
  });

  const person = await newPerson('maria');
  // The member is signed in to another system of the insurer.
  const store = `/wcs/x-services/resources/store/${brand.storeID}/login/ltpalogin`;
  const Authorization = `Basic ${btoa(`${person.logonId}:${person.password}`)}`;
  const headers = { Authorization, Origin: new URL(baseURL ?? '').origin };
  const response: unknown = await (await request.post(store, { headers })).json();
  const value = String(Object.entries(response ?? {}).find(([name]) => name === 'WCTrustedToken')?.[1]);
  await context.addCookies([{ name: 'ObSSOCookie', value, url: at(brand) }]);
  const question = (name: string) => page.getByRole('heading', { name: `Continue as ${name}•?` });
  await page.goto(at(brand, `/login/?${query({ loginId: 'another-member' })}`));
  await expect(question('an')).toBeFocused();
  await expect(page).toHaveURL(at(brand, '/login/'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Sign in with your user name and password.');
  await expect(userName).toBeFocused();
  await expect(userName).toHaveValue('another-member');
  await page.goto(at(brand, `/login/?${query({ loginId: person.logonId })}`));
  await expect(question(person.logonId.slice(0, 2))).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(claimRows(page)).toHaveCount(3);
  expect(page.url()).not.toContain('loginId');
});
