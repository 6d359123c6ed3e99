/** 320 px wide with text at 200 % (WCAG 1.4.4, 1.4.10): no page scrolls sideways, on any kind of brand. */
import { sampleByTrait } from '../scripts/test/sample.ts';
import { brands, expect, test } from './support/portal.ts';

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

const sample = sampleByTrait(looks, ({ theme: { header, hero, type, surface } }) => [
  header,
  hero,
  type,
  surface,
]);

for (const brand of sample) {
  test(`${brand.code}: home and sign-in fit 320 px at 200 % text`, async ({ page, at }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/', '/login/', '/msg/', '/languages/']) {
      await page.goto(at(brand, path));
      if (path === '/msg/') {
        // The form that measures widest is the one with script, which loads at the first touch.
        await page.locator('.contact-form select, .contact-form textarea').first().focus();
        await expect(page.locator('.contact-form[data-ready]')).toBeVisible();
      }
      await page.evaluate(enlarge);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}
