/** Fonts never move text: the local fonts that are shown first have the size of the brand's own (decision 111). */
import type { Page } from 'playwright/test';
import { isLongRun, sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brands, expect, test } from './support/portal.ts';

const types = [...new Map(brands.map((brand) => [brand.theme.type, brand])).values()];

interface Measured {
  family: string;
  weight: number;
  /** Of the brand's font to the local one. */
  width: number;
  ascent: number;
  descent: number;
}

/** Compares each font of a page with its local one, in the page's own words. */
const measure = (page: Page): Promise<Measured[]> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(
        ({ style }) =>
          (name: string) =>
            style.getPropertyValue(name),
      );
    const text = document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ') ?? '';
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    const box = (font: string) => {
      canvas.font = font;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(text);
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    };
    const measured: Measured[] = [];
    for (const of of rules.filter((rule) => rule('font-display') === 'optional')) {
      const family = of('font-family');
      const size = of('size-adjust') || '100%';
      // Under another name: the page itself may not show an optional font any more.
      const descriptors = { weight: of('font-weight'), sizeAdjust: size };
      const probe = new FontFace('probe', of('src'), descriptors);
      document.fonts.add(await probe.load());
      const [least = 400, most = least] = of('font-weight').split(' ').map(Number);
      for (const weight of most > least ? [least, 600] : [least]) {
        await document.fonts.load(`${weight} 100px ${family}-local`);
        const [own, local] = [box(`${weight} 1000px probe`), box(`${weight} 1000px ${family}-local`)];
        measured.push({
          family,
          weight,
          width: own.width / local.width,
          ascent: own.ascent / local.ascent,
          descent: own.descent / local.descent,
        });
      }
      document.fonts.delete(probe);
    }
    return measured;
  });

for (const brand of sampleOne(types, 'type faces'))
  test(`${brand.theme.type}: local fonts are as wide and as high as the brand's`, async ({ page, at }) => {
    await page.goto(at(brand));
    const measured = await measure(page);
    expect(measured.length).toBeGreaterThan(0);
    for (const { family, weight, ...ratios } of measured)
      for (const [what, ratio] of Object.entries(ratios)) {
        expect(ratio, `${family} ${weight}: ${what}`).toBeGreaterThan(0.97);
        expect(ratio, `${family} ${weight}: ${what}`).toBeLessThan(1.03);
      }
  });

const [brand] = types;
if (!brand) throw new Error('no brands');

for (const width of isLongRun ? [390, 1280] : [390])
  test(
    `text does not move when fonts come late, nor Spanish pages while they load, at ${width} px`,
    LONG_RUN,
    async ({ page, at }) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let fonts = 0;
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
        fonts += 1;
      });
      await recordShifts(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(at(brand), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('.footer-legal')).toBeVisible();
      const heights = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main *')].map((element) => element.getBoundingClientRect().height),
        );
      const before = await heights();
      release();
      await expect.poll(() => fonts).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      expect(await heights()).toEqual(before);
      expect(await recordedShifts(page)).toEqual([]);
      await page.unrouteAll();

      for (const path of ['/es/', '/es/login/']) {
        await page.goto(at(brand, path), { waitUntil: 'networkidle' });
        await expect(page.locator('.footer-legal')).toBeVisible();
        expect(await recordedShifts(page), path).toEqual([]);
      }
    },
  );
