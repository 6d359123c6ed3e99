/** At 320 px, no page scrolls sideways with 200 % text (WCAG 1.4.4, 1.4.10) or with the largest text size that the header offers, whatever the look of the brand. */
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { LIST, rows } from './support/claims-list.ts';
import { sideways } from './support/left-nav.ts';
import { brands, claimRows, expect, test } from './support/portal.ts';

/** One brand of each look. The header, the first screen and the font decide which part of a page is the widest. */
const looks = [
  ...new Map(
    brands.map((brand) => {
      const { header, hero, type, surface } = brand.theme;
      return [[header, hero, type, surface].join(' '), brand];
    }),
  ).values(),
];

/** Doubles the text and prevents line breaks after hyphens in phone numbers, which Chromium allows but Firefox does not. */
function enlarge(): void {
  document.documentElement.style.fontSize = '200%';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.textContent =
      text.textContent?.replace(/\d[\d-]{5,}/g, (number) => number.replaceAll('-', '\u2011')) ?? '';
}

/** Checks a page at 320 px in three presentations: unchanged, with the portal's largest text, and with 200 % text. */
async function expectFits(page: Page, what: string): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  expect(await sideways(page), what).toBeLessThanOrEqual(0);
  await page.evaluate(() => (document.documentElement.dataset['fontSize'] = 'largest'));
  expect(await sideways(page), `${what}, largest text`).toBeLessThanOrEqual(0);
  await page.evaluate(enlarge);
  expect(await sideways(page), `${what}, largest text at 200 %`).toBeLessThanOrEqual(0);
  await page.evaluate(() => delete document.documentElement.dataset['fontSize']);
  expect(await sideways(page), `${what}, 200 % text`).toBeLessThanOrEqual(0);
}

for (const brand of sampleOne(looks, 'large text')) {
  test(`${brand.code}: visitor pages and member views fit 320 px with normal text, with the largest text size, and with 200 % text`, async ({
    page,
    at,
    openAs,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/', '/login/', '/register/', '/coverage/', '/faqs/', '/msg/', '/languages/']) {
      await page.goto(at(brand, path));
      if (path === '/msg/') {
        // The form is widest after hydration, which starts when a control first gets focus.
        await page.locator('.contact-form select, .contact-form textarea').first().focus();
        await expect(page.locator('.contact-form[data-ready]')).toBeVisible();
      }
      await expectFits(page, path);
    }
    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    await expectFits(page, 'summary');
    await page.goto(at(brand, LIST));
    await expect(rows(page)).toHaveCount(10);
    await expectFits(page, 'list of claims');
  });
}
