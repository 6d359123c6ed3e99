/** The zip form in each kind of home page hero. `npm test` tests one kind, the long run all kinds. */
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { recordedShifts, recordShifts, slowProcessor } from './support/layout-shift.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { SEVERAL, FIND_BRANDS, zipField, ask } from './support/zip.ts';

const HEROES = ['split', 'card', 'panorama', 'editorial', 'banner', 'centered', 'desk', 'mosaic'] as const;

/**
 * The most layout shift that is allowed, for text fonts that load after the first paint
 * (decisions/publishing#fonts-that-move-no-text).
 */
const MOST_SHIFT = 0.0015;

for (const hero of sampleOne(HEROES, 'zip form in sight'))
  test(
    `a ${hero} hero shows the zip form on a small phone without scrolling, and causes no layout shift`,
    LONG_RUN,
    async ({ page, at }) => {
      const brand = brandWhere(({ theme }) => theme.hero === hero);
      await recordShifts(page);
      await slowProcessor(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at(brand));
      await expect(page.getByRole('button', { name: 'Find my plan' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const shifts = await recordedShifts(page);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(MOST_SHIFT);
    },
  );

test(
  'a centered hero centers its zip form, and axe finds no violation in a banner hero with errors',
  LONG_RUN,
  async ({ page, at, faults }) => {
    faults.expected.push(/503|getBrandInfo/);
    await page.route(FIND_BRANDS, (route) => route.fulfill({ status: 503 }));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(brandWhere(({ theme }) => theme.hero === 'centered')));
    const middles = await Promise.all(
      ['.hero h1', '.zip-form'].map(async (part) => {
        const box = await page.locator(part).boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0) / 2;
      }),
    );
    expect(middles).toEqual([640, 640]);

    await page.goto(at(brandWhere(({ theme }) => theme.hero === 'banner')));
    await page.getByRole('button', { name: 'Find my plan' }).click();
    await expect(zipField(page)).toHaveAccessibleDescription('Field is Required');
    await expectAccessible(page, 'the error', '.hero');
    await ask(page, SEVERAL);
    await expect(page.locator('.hero').getByRole('alert').filter({ hasText: 'look up' })).toBeVisible();
    await expectAccessible(page, 'the failure', '.hero');
  },
);
