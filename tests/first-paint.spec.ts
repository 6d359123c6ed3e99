/** The first paint needs the page alone: all other requests are held back. */
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { lightScheme } from '../src/brand/theme/theme.ts';
import { expect, test, unlikeBrands } from './support/portal.ts';

const PATHS = [
  '/',
  '/about/',
  '/login/',
  '/msg/',
  '/languages/',
  '/forgot-password/',
  '/logout/',
  '/es/',
  '/es/login/',
];

/** Linked for paper only, so it blocks nothing. */
const FOR_PAPER = /\/print\.[^/]+\.css$/;

/** Requests that are never answered, by path. */
async function holdAllButPages(page: Page): Promise<string[]> {
  const held: string[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    held.push(new URL(route.request().url()).pathname);
  });
  return held;
}

const wasPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length === 1);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts on their way' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    for (const path of PATHS)
      for (const brand of sampleOne(unlikeBrands, `${path} ${javaScriptEnabled}`))
        test(`${brand.code} ${path}: the page alone is painted, in the brand's colors`, async ({
          page,
          at,
        }) => {
          const held = await holdAllButPages(page);
          await page.goto(at(brand, path), { waitUntil: 'commit' });
          await expect(page.locator('.footer-legal')).toBeVisible();
          await expect.poll(() => wasPainted(page)).toBe(true);
          const { primary } = lightScheme(brand.theme);
          expect(
            await page.evaluate(() =>
              getComputedStyle(document.documentElement).getPropertyValue('--primary'),
            ),
          ).toBe(primary);
          await expect(page.locator('.skip')).toHaveCSS('position', 'absolute');
          expect(held.filter((name) => name.endsWith('.css') && !FOR_PAPER.test(name))).toEqual([]);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
  });
}
