/** The directory page: brands with pictures, the filter, and sandbox accounts with links to sign-in. */
import type { Page } from 'playwright/test';
import { PEOPLE } from '../stubs/people/people.ts';
import { PASSWORD } from '../stubs/people/person.ts';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { sideways } from './support/left-nav.ts';
import { brands, brandWhere, claimRows, expect, test } from './support/portal.ts';

const tiles = (page: Page) => page.getByRole('region', { name: 'Brands' }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name, code, state or address' });
const count = (page: Page) => page.locator('#count');

test(
  'the brand filter shows the matching brands and their count, survives a reload, and can be cleared',
  LONG_RUN,
  async ({ page }) => {
    await page.goto('/');
    await expect(tiles(page)).toHaveCount(brands.length);
    await search(page).fill('northern');
    await page.getByRole('combobox', { name: 'State' }).selectOption('Minnesota');
    await expect(tiles(page)).toHaveCount(1);
    await expect(count(page)).toHaveText(`1 of ${brands.length} brands`);
    const shown = brandWhere(
      ({ sharedBrandCode, brandState }) => sharedBrandCode === 'northern' && brandState === 'MN',
    );
    await expect(tiles(page).getByRole('heading')).toHaveText(shown.name);
    await page.reload();
    await expect(tiles(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue('northern');
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(tiles(page)).toHaveCount(brands.length);
    await expect(search(page)).toBeFocused();
    expect(new URL(page.url()).search).toBe('');

    await page.goto('/?q=no+such+brand');
    await expect(page.getByText('No brand matches this filter.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all brands' }).focus();
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText(`${brands.length} brands`);
    const capability = page.getByRole('combobox', { name: 'Capability' });
    await capability.focus();
    await page.keyboard.type('Sign-in: token');
    await page.keyboard.press('Enter');
    await expect(capability).toHaveValue('sign-in-token');
    await expect(tiles(page)).toHaveCount(brands.filter(({ signIn }) => signIn.flow === 'token').length);
  },
);

test(
  'without JavaScript, the filter in the address selects the brands, and pictures load',
  LONG_RUN,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}?family=northern`);
    await expect(tiles(page)).toHaveCount(
      brands.filter(({ sharedBrandCode }) => sharedBrandCode === 'northern').length,
    );
    await search(page).fill('6010');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(tiles(page)).toHaveCount(1);
    await expect(count(page)).toHaveText(`1 of ${brands.length} brands`);
    await expect(
      page.frameLocator('.tile:not([hidden]) noscript iframe').getByRole('heading', { level: 1 }),
    ).toBeVisible();
    await context.close();
  },
);

test(
  'tiles near the visible area load first, other tiles load later, and nothing inside a tile can get focus',
  LONG_RUN,
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/preview/home/')) requested.push(request.url());
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const [first] = brands;
    await expect(page.frameLocator('.tile iframe').first().getByRole('heading', { level: 1 })).toHaveText(
      first?.description ?? '',
    );
    expect(requested.length).toBeLessThan(20);
    await search(page).focus();
    for (const expected of ['Any', 'Any', 'Any']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(expected);
    }
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(first?.name ?? '');
    const last = page.locator('.tile iframe').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  "an account's link opens the sign-in page of the chosen brand with the user name filled in, and a button copies the password",
  LONG_RUN,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const brand = brandWhere(({ messageCenter, signIn }) => messageCenter && signIn.flow === 'newer');
    await page.goto('/');
    await page.getByRole('button', { name: 'Copy password' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PASSWORD);
    await page.getByRole('combobox', { name: 'Brand to sign in to' }).selectOption(brand.code);
    const person = PEOPLE.find(({ id }) => id === 'maria');
    await page.getByRole('link', { name: `Sign in as ${person?.name}` }).click();
    await expect(page).toHaveURL((url) => url.hostname === `${brand.code}.localhost` && url.search === '');
    await expect(page.getByLabel('User name')).toHaveValue('maria');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(claimRows(page).first()).toBeVisible();
  },
);

const SHAPES = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 2560, scheme: 'light' },
] as const;

for (const { width, scheme } of sampleOne(SHAPES, 'the directory'))
  test(
    `the page passes axe and fits a window of ${width} px in the ${scheme} color scheme`,
    LONG_RUN,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    },
  );
