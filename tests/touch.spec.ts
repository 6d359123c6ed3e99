/** Touch targets and the bottom bar on a phone: no target is too small, and the bar never covers the focused element (WCAG 2.4.11, 2.5.8, 1.4.4). */
import type { Page } from 'playwright/test';
import { PHONE } from './support/left-nav.ts';
import { claimRows, expect, messageRows, test, unlikeBrands } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const TARGET_PX = 44;
/** Higher than the number of tab stops on any tested page. */
const MOST_STOPS = 90;

const bar = (page: Page) => page.locator('.phone-bar');

/** How far the focused element extends below the top edge of the bar, in pixels; 0 or less if it is fully visible. */
const covered = (page: Page): Promise<{ what: string; by: number; inFooter: boolean }> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const edge = document.querySelector('.phone-bar')?.getBoundingClientRect();
    if (!focused || focused === document.body || focused.closest('.phone-bar'))
      return { what: 'none', by: 0, inFooter: false };
    const { bottom } = focused.getBoundingClientRect();
    const limit = edge && edge.height > 0 ? edge.top : window.innerHeight;
    return {
      what: focused.textContent?.trim().slice(0, 40) ?? '',
      by: Math.round(bottom - limit),
      inFooter: focused.closest('.footer') !== null,
    };
  });

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

test(
  'at 100% and 200% text, the bottom bar never covers the focused element, and touch targets are large enough',
  LONG_RUN,
  async ({ page, at, openAs }) => {
    await page.setViewportSize(PHONE);
    const walk = async (screen: string): Promise<void> => {
      for (const scale of ['100%', '200%']) {
        const name = `${screen} at ${scale} text`;
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          window.scrollTo(0, 0);
        }, scale);
        await page.locator('.skip').focus();
        let reached = false;
        for (let stop = 0; stop < MOST_STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          const { what, by, inFooter } = await covered(page);
          expect.soft(by, `${name}: ${what}`).toBeLessThanOrEqual(0);
          if (reached && !inFooter) break;
          reached ||= inFooter;
        }
        expect.soft(reached, `${name}: the footer`).toBe(true);
      }
    };
    await page.goto(at(brand, '/login/'));
    await walk('sign-in');
    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    await expect(messageRows(page)).toHaveCount(3);
    await walk('summary');
    await test.step(`the footer links and the link 'See all claims' are at least ${TARGET_PX} px high, and 200 % text does not clip the labels of the bottom bar`, async () => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '100%';
      });
      const links = page.getByRole('contentinfo').locator('nav a, .footer-social a, .footer-tools a');
      for (const link of [page.getByRole('link', { name: 'See all claims' }), ...(await links.all())]) {
        if (!(await link.isVisible())) continue;
        expect
          .soft((await link.boundingBox())?.height, (await link.textContent()) ?? '')
          .toBeGreaterThanOrEqual(TARGET_PX);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const labels = bar(page).locator('span').filter({ visible: true });
      expect(await labels.count()).toBeGreaterThanOrEqual(3);
      for (const label of await labels.all()) {
        const { clipped, size } = await label.evaluate((element) => {
          const target = element.closest('a, button');
          const style = getComputedStyle(element);
          return {
            clipped:
              style.clipPath !== 'none' || (target !== null && target.scrollWidth > target.clientWidth),
            size: Number.parseFloat(style.fontSize),
          };
        });
        expect(clipped, (await label.textContent()) ?? '').toBe(false);
        expect(size).toBeGreaterThanOrEqual(23);
      }
      // The end of the page is above the bar.
      const { height } = (await bar(page).boundingBox()) ?? { height: 0 };
      const room = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.body).paddingBottom),
      );
      expect(room).toBeGreaterThanOrEqual(height);
    });
  },
);
