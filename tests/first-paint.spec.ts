/** The first paint needs only the page itself: all other requests are held back. */
import type { Page } from 'playwright/test';
import { isLongRun, sampleOne } from '../scripts/test/sample.ts';
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

/** A style sheet for print only, which does not block rendering. */
const FOR_PAPER = /\/print\.[^/]+\.css$/;

/** Holds all requests except pages. @returns the paths that get no response */
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
  test.describe(javaScriptEnabled ? 'while scripts are loading' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    // Without scripts two paths are enough, because only the `noscript` elements differ from a page with scripts.
    const paths = isLongRun || javaScriptEnabled ? PATHS : ['/', '/es/login/'];
    test(`the pages ${paths.join(' ')} are painted from their HTML alone, in the brand's colors`, async ({
      page,
      at,
    }) => {
      for (const path of paths)
        for (const brand of sampleOne(unlikeBrands, `${path} ${javaScriptEnabled}`))
          await test.step(`${brand.code}: ${path} is painted while all other requests are held`, async () => {
            const name = `${brand.code} ${path}`;
            const held = await holdAllButPages(page);
            await page.goto(at(brand, path), { waitUntil: 'commit' });
            await expect(page.locator('.footer-legal'), name).toBeVisible();
            await expect.poll(() => wasPainted(page), name).toBe(true);
            const { primary } = lightScheme(brand.theme);
            const painted = await page.evaluate(() =>
              getComputedStyle(document.documentElement).getPropertyValue('--primary'),
            );
            expect.soft(painted, name).toBe(primary);
            await expect.soft(page.locator('.skip'), name).toHaveCSS('position', 'absolute');
            const styles = held.filter((file) => file.endsWith('.css') && !FOR_PAPER.test(file));
            expect.soft(styles, name).toEqual([]);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          });
    });
  });
}
