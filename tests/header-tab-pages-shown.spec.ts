/** The pages of the header tabs: axe, narrow windows and large text. Spanish: `src/member/navigation/tab-pages-spanish.test.tsx`; more brands: `every-view.long.ts`. */
import type { Page } from 'playwright/test';
import { isLongRun, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import { brand, PAGES, settle } from './support/tab-pages.ts';

const overflow = (page: Page, fontSize: string): Promise<number> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, fontSize);

const SHAPES = [
  [1280, 'light'],
  [390, 'dark'],
] as const;
/** The window shapes for a page. The long run uses both shapes; otherwise the pages alternate between the two. */
const shapesOf = (name: (typeof PAGES)[number]) =>
  isLongRun ? SHAPES : [SHAPES[PAGES.indexOf(name) % 2 === 0 ? 0 : 1]];

test(
  'the five header tab pages pass axe and do not overflow, in a wide window and on a phone in dark mode',
  LONG_RUN,
  async ({ page, openAs }) => {
    await openAs('maria', brand, `/login/#/${PAGES[0]}`);
    for (const name of PAGES)
      await test.step(name, async () => {
        await settle(page, name);
        for (const [width, colorScheme] of shapesOf(name)) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, `${name} at ${width} px, ${colorScheme}`, 'main');
        }
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await overflow(page, '200%'), `${name} at 390 px, 200 % text`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 320, height: 844 });
        expect(await overflow(page, '100%'), `${name} at 320 px`).toBeLessThanOrEqual(0);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: 1280, height: 844 });
      });
  },
);
