/** Text is always on a plain background: a brand's drawing is beside or above the text, never behind it (decisions/shell#the-masthead). */
import type { Page } from 'playwright/test';
import { isLongRun, sampleSpread } from '../scripts/test/sample.ts';
import { brands, expect, test } from './support/portal.ts';

const WIDTHS = isLongRun ? [320, 390, 768, 960, 1280, 1600] : [320, 768, 960, 1600];
const heroes = [
  ...new Map(brands.map((brand) => [`${brand.theme.hero} ${brand.theme.art}`, brand])).values(),
];

/** Lines of text that overlap the drawing and have no plain background behind them. */
const textOnArt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const band = [...document.querySelectorAll('.masthead')].find((element) => element.checkVisibility());
    const boxes = [...document.querySelectorAll('.hero-drawing')].map((drawing) =>
      drawing.getBoundingClientRect(),
    );
    if (band) {
      const style = getComputedStyle(band, '::before');
      const { right, top, width, height } = band.getBoundingClientRect();
      const art = style.content === 'none' ? 0 : Math.min(width, Number.parseFloat(style.width));
      if (art > 0) boxes.push(new DOMRect(right - art, top, art, height));
    }
    const hasGround = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('.hero, .masthead') &&
      (!/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor) ||
        hasGround(element.parentElement));
    const texts = document.createTreeWalker(
      document.querySelector('.hero') ?? band ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const overlaps: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('.visually-hidden'))
        continue;
      if (hasGround(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOn = (line: DOMRect, art: DOMRect): boolean =>
        line.left < art.right - 1 &&
        line.right > art.left + 1 &&
        line.top < art.bottom - 1 &&
        line.bottom > art.top + 1;
      if ([...range.getClientRects()].some((line) => boxes.some((art) => isOn(line, art))))
        overlaps.push(text.textContent.trim());
    }
    return overlaps;
  });

for (const brand of sampleSpread(heroes, 4))
  test(`${brand.code}: no text overlaps the drawing on the home page or on the summary`, async ({
    page,
    at,
    openAs,
  }) => {
    for (const path of ['/', '/es/'])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(at(brand, path));
        await expect(page.locator('.hero-drawing').first()).toBeAttached();
        expect(await textOnArt(page), `${path} at ${width} px`).toEqual([]);
      }
    await openAs('maria', brand);
    await expect(page.locator('.answers [aria-busy=false]')).toHaveCount(3);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await textOnArt(page), `summary at ${width} px`).toEqual([]);
    }
  });
