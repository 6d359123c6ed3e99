/** The footer, and the need-help menu with its modal (spec 000 §2). */
import type { Locator, Page } from 'playwright/test';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { sideways } from './support/left-nav.ts';
import { expect, test, unlikeBrands } from './support/portal.ts';

const footerOf = (page: Page): Locator => page.getByRole('contentinfo');
const helpMenu = (page: Page): Locator => page.locator('.menu[data-fill="help"]');
const openHelp = (page: Page) => helpMenu(page).getByText('Need help?', { exact: true }).click();

for (const brand of sampleOne(unlikeBrands, 'footer')) {
  test(`${brand.code}: every footer link leads to a page, axe finds no violation, and the footer fits 320 px`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(brand));
    const footer = footerOf(page);
    const paths = await footer
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(
      expect.arrayContaining(['/meaningful-access/', '/languages/', '/non-discrimination/', '/privacy/']),
    );
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => `${(await fetch(path ?? '')).status} ${path}`)),
      paths,
    );
    expect(statuses).toEqual(paths.map((path) => `200 ${path}`));
    await expect(footer).toContainText(brand.customerServicePhoneNumber);
    await expect(footer.locator('.footer-social svg')).toHaveCount(Object.keys(brand.footer.social).length);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'footer', 'footer');
  });
}

test('a footer link switches between the mobile and the full site, and the choice applies to the next page too', async ({
  page,
  at,
}) => {
  const [brand] = unlikeBrands;
  if (!brand) throw new Error('no brands');
  await page.goto(at(brand));
  await footerOf(page).getByRole('button', { name: 'Mobile Site' }).click();
  const toFull = footerOf(page).getByRole('button', { name: 'View full site' });
  await expect(toFull).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'mobile');
  expect(cookie?.value).toBe('true');
  await page.goto(at(brand, '/about/?mobile=true'));
  await toFull.click();
  await expect(footerOf(page).getByRole('button', { name: 'Mobile Site' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect((await page.context().cookies()).filter(({ name }) => name === 'mobile')).toEqual([]);
});

test(
  "the help menu and its modal show the content service's texts, and are removed if the texts fail to load",
  LONG_RUN,
  async ({ page, at, faults }) => {
    faults.expected.push(/500/);
    const [, brand] = unlikeBrands;
    if (!brand) throw new Error('no brands');
    await page.route('**/cms/needHelp*', (route) => route.fulfill({ status: 500 }));
    await page.goto(at(brand));
    await expect(helpMenu(page)).toBeVisible();
    await openHelp(page);
    await expect(helpMenu(page)).toHaveCount(0);
    await expect(page.locator('.language-menu').first()).toBeVisible();
    await page.unroute('**/cms/needHelp*');
    await page.goto(at(brand));
    await openHelp(page);
    const menu = helpMenu(page);
    await expect(menu.getByRole('link', { name: brand.customerServicePhoneNumber })).toHaveAttribute(
      'href',
      `tel:+${brand.customerServicePhoneNumber.replaceAll('-', '')}`,
    );
    await expect(menu).toContainText(brand.hours.text);
    await expectAccessible(page, '.header', '.header');
    await menu.getByRole('button', { name: 'More about getting help' }).click();
    const modal = page.getByRole('dialog', { name: `Need help? ${brand.name} is here for you.` });
    await expect(modal).toContainText('Interpreters are free.');
    await expectAccessible(page, 'dialog', 'dialog');
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    // The menu has closed behind the modal, so focus returns to the menu's button.
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').press('Enter');
    await menu.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(at(brand, '/msg/#!/contact-us'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  },
);
