/** Every brand's site shows its own name, header tabs, links, phone and hours; no error, no violation, no 404. */
import { brands, expect, test } from './support/portal.ts';
import { sampleByTrait } from '../scripts/test/sample.ts';
import { soleStateName } from '../src/brand/states/served-states.rules.ts';
import { contentYearOf } from './support/copyright.ts';

const sample = sampleByTrait(brands, ({ sharedBrandCode, theme, footer, signIn, uracAccredited }) => [
  sharedBrandCode,
  theme.header,
  `${footer.kind} footer`,
  signIn.flow,
  `social links: ${Object.keys(footer.social).length}`,
  `accredited: ${uracAccredited}`,
]);

for (const brand of sample) {
  test(`${brand.code}: home page and sign-in are its own`, async ({ page, at, faults }) => {
    await page.goto(at(brand));
    const state = soleStateName(brand);
    const coverage = state === undefined ? 'Health coverage and care' : `Health coverage in ${state}`;
    await expect(page).toHaveTitle(`${coverage} · ${brand.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.description);
    await expect(page.locator('.header .brand')).toContainText(brand.name);
    // The heading shows only for members with the feature.
    const tabs = brand.tabs.filter(({ id }) => id !== 'claims-and-spending');
    await expect(page.locator('#tabs a').filter({ visible: true })).toHaveText(
      tabs.map(({ label }) => label),
    );
    const { links, contentLink, contentPage } = brand.footer;
    const hasContentLink = contentLink && contentPage !== undefined;
    await expect(page.locator('.footer nav a')).toHaveCount(
      Object.keys(links).length + (hasContentLink ? 1 : 0),
    );
    for (const { label } of Object.values(brand.footer.links)) {
      await expect(
        page.locator('.footer nav').getByRole('link', { name: label, exact: true, includeHidden: true }),
      ).toBeAttached();
    }
    await expect(page.locator('.footer-social a')).toHaveCount(Object.keys(brand.footer.social).length);
    await expect(page.locator('.footer-seal')).toHaveCount(brand.uracAccredited ? 1 : 0);
    await expect(page.locator('.footer-legal')).toContainText(
      brand.footer.copyright.replace('{footerCopyDate}', contentYearOf(brand)),
    );
    await expect(page.locator('.help')).toContainText(brand.customerServicePhoneNumber);
    await expect(page.locator('.help')).toContainText(brand.hours.text);

    await page.goto(at(brand, '/login/'));
    await expect(page).toHaveTitle(`Sign in · ${brand.name}`);
    await expect(page.getByLabel('User name')).toBeVisible();
    expect(faults.found).toEqual([]);
  });
}

test('a visitor loads no React until the sign-in form is touched', async ({ page, at }) => {
  const [brand] = brands;
  if (!brand) throw new Error('no brands');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(at(brand), { waitUntil: 'networkidle' });
  await page.goto(at(brand, '/login/'), { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => /react|client|island/.test(path))).toEqual([]);
  await page.getByLabel('User name').focus();
  await expect
    .poll(() => scripts.filter((path) => /client|sign-in\.island/.test(path)).length)
    .toBeGreaterThan(1);
});

test('every page that a brand lists opens, and no other', async ({ page, at, faults }) => {
  const [brand] = brands.filter(({ pages }) => pages.includes('fraud'));
  if (!brand) throw new Error('no brand has the fraud page');
  for (const name of brand.pages) {
    const response = await page.goto(at(brand, name === 'home' ? '/' : `/${name}/`));
    expect(response?.status(), name).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
  faults.expected.push(/404/);
  const missing = await page.goto(at(brand, '/terms/'));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
  await expect(page.locator('.header .brand')).toContainText(brand.name);
});

test('a host without a brand gets the directory and a note, never a site', async ({
  page,
  request,
  baseURL,
  faults,
}) => {
  faults.expected.push(/404/);
  const { port } = new URL(baseURL ?? '');
  const response = await page.goto(`http://unknown.localhost:${port}/login/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText(`unknown.localhost:${port}`);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Brands' }).getByRole('listitem')).toHaveCount(brands.length);
  await expect(page.getByRole('region', { name: 'Sandbox accounts' })).toContainText('maria');
  expect((await request.get('/nothing')).status()).toBe(404);
});

test('old addresses redirect', async ({ page, at }) => {
  const [brand] = brands.filter(({ memberHome }) => memberHome === '/member/home');
  if (!brand) throw new Error('no brand has this member home');
  await page.goto(at(brand, '/member/home'));
  expect(new URL(page.url()).pathname).toBe('/login/');
  await page.goto(at(brand, '/chmptl/chm/jsp/logout/logout.jsp'));
  expect(new URL(page.url()).pathname).toBe('/logout/');
});

test('without JavaScript a visitor can read everything and sees the phone number', async ({
  browser,
  at,
}) => {
  const [brand] = brands;
  if (!brand) throw new Error('no brands');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(brand, '/login/'));
  await expect(page.getByText('Signing in needs JavaScript.')).toContainText(
    brand.customerServicePhoneNumber,
  );
  await page.goto(at(brand));
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await context.close();
});
