/** The preview pages: all brands side by side, and the contrast of every brand. */
import type { Page } from 'playwright/test';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { sideways } from './support/left-nav.ts';
import { brands, brandWhere, expect, test } from './support/portal.ts';

const brand = brandWhere(({ sharedBrandCode }) => sharedBrandCode === 'northern');
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const heads = (page: Page) => page.locator('section').first().locator('thead th.brand');

test(
  'the matrix shows every brand with its full name, and filters brands and rows separately',
  LONG_RUN,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/preview/matrix');
    await expect(heads(page)).toHaveCount(brands.length);
    const last = brands.at(-1);
    await expect(
      page.getByRole('columnheader', { name: `${last?.name} (${last?.code})` }).first(),
    ).toBeInViewport({ ratio: 1 });
    const scrolls = await page
      .getByRole('region', { name: 'Tabs of all brands' })
      .evaluate((region) => region.scrollWidth > region.clientWidth);
    expect(scrolls).toBe(false);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const shown = page.locator('#shown');
    await expect(shown).toHaveText(new RegExp(`^${brands.length} brands, \\d+ rows$`));
    await filter(page).fill(brand.code);
    await expect(shown).toHaveText(new RegExp(`^1 of ${brands.length} brands, \\d+ rows$`));
    await filter(page).fill(`${brand.code} memberid.rule`);
    await expect(shown).toHaveText(new RegExp(`^1 of ${brands.length} brands, 1 of \\d+ rows$`));

    await test.step('the matrix shows full values if few brands are shown, and only abbreviations if all brands are shown', async () => {
      await filter(page).fill('memberid.rule');
      const cells = page.locator('[data-row]:visible td.cell span');
      await expect(cells).toHaveCount(brands.length);
      expect((await cells.first().boundingBox())?.width).toBe(1);
      await filter(page).fill('memberid.rule northern');
      await expect(page.locator('[data-row]:visible td.cell:visible')).toHaveText(
        brands
          .filter(({ sharedBrandCode }) => sharedBrandCode === 'northern')
          .map(({ memberId }) => memberId.rule),
      );
      await expect(heads(page).locator('visible=true')).toHaveCount(0); // this section has no matching row
      await filter(page).fill('no such row');
      await expect(page.getByText('Nothing matches this filter.')).toBeVisible();
    });
    await test.step('on a phone, the matrix scrolls under its first column and its header row', async () => {
      await filter(page).fill('');
      await page.setViewportSize({ width: 390, height: 700 });
      const region = page.getByRole('region', { name: 'Rules of all brands' });
      const head = region.getByRole('columnheader').last();
      const row = region.getByRole('rowheader').last();
      await region.focus();
      await region.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
      await expect(head).toBeInViewport();
      await expect(row).toBeInViewport();
      const left = await row.evaluate((cell) => {
        const edge = cell.closest('.scroll')?.getBoundingClientRect().left ?? 0;
        return Math.round(cell.getBoundingClientRect().left - edge);
      });
      expect(left).toBeLessThanOrEqual(1);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  },
);

test(
  'the contrast table of a brand is open on the page of that brand, and collapsed in the list of all brands',
  LONG_RUN,
  async ({ page }) => {
    await page.goto('/preview/contrast');
    await expect(page.locator('details')).toHaveCount(brands.length);
    await expect(page.locator('details[open]')).toHaveCount(0);
    await page.goto(`/preview/contrast?q=${brand.code}`);
    await expect(page.getByRole('region', { name: `Contrast of ${brand.name}` })).toBeVisible();
    await expect(page.locator('#shown')).toHaveText(`1 of ${brands.length} brands`);
  },
);

const PATHS = [
  `/preview/contrast?q=${brand.code}`,
  `/preview/design?q=${brand.code}`,
  '/preview/matrix?q=northern',
];
const SHAPES = PATHS.flatMap((path) => [
  { path, width: 390, scheme: 'dark' as const },
  { path, width: 1280, scheme: 'light' as const },
]);

for (const { path, width, scheme } of sampleOne(SHAPES, 'preview pages'))
  test(`${path} passes axe at ${width} px, ${scheme}`, LONG_RUN, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
