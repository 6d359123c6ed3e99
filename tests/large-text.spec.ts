/** 320 px wide with text at 200 % (WCAG 1.4.4, 1.4.10): no page scrolls sideways, on any kind of brand; nor at the largest text of the header. */
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { LIST, rows } from './support/claims-list.ts';
import { brands, claimRows, expect, test } from './support/portal.ts';

/** One brand of each look: what is wide differs by header, first screen and type face. */
const looks = [
  ...new Map(
    brands.map((brand) => {
      const { header, hero, type, surface } = brand.theme;
      return [[header, hero, type, surface].join(' '), brand];
    }),
  ).values(),
];

/** Doubles the text. Chromium breaks a phone number after a hyphen, Firefox does not: here neither does. */
function enlarge(): void {
  document.documentElement.style.fontSize = '200%';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.textContent =
      text.textContent?.replace(/\d[\d-]{5,}/g, (number) => number.replaceAll('-', '\u2011')) ?? '';
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How a page of 320 px is presented: as it is, with the largest text of the portal, and with text at 200 %. */
async function expectFits(page: Page, what: string): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  expect(await overflow(page), what).toBeLessThanOrEqual(0);
  await page.evaluate(() => (document.documentElement.dataset['fontSize'] = 'largest'));
  expect(await overflow(page), `${what}, largest text`).toBeLessThanOrEqual(0);
  await page.evaluate(enlarge);
  expect(await overflow(page), `${what}, largest text at 200 %`).toBeLessThanOrEqual(0);
  await page.evaluate(() => delete document.documentElement.dataset['fontSize']);
  expect(await overflow(page), `${what}, 200 % text`).toBeLessThanOrEqual(0);
}

for (const brand of sampleOne(looks, 'large text')) {
  test(`${brand.code}: visitor pages and the views of a member fit 320 px, with the largest text and at 200 % text`, async ({
    page,
    at,
    openAs,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/', '/login/', '/register/', '/coverage/', '/faqs/', '/msg/', '/languages/']) {
      await page.goto(at(brand, path));
      if (path === '/msg/') {
        // The form that measures widest is the one with script, which loads at the first touch.
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
