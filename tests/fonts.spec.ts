/**
 * Home and sign-in show the brand's font from the start without moving text, because the local fallback fonts have the
 * same size (decisions/publishing#fonts-that-move-no-text).
 */
import type { Page } from 'playwright/test';
import { isLongRun, sampleOne, sampleSpread, LONG_RUN } from '../scripts/test/sample.ts';
import { isPainted, recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brands, expect, test } from './support/portal.ts';

const types = [...new Map(brands.map((brand) => [brand.theme.type, brand])).values()];

interface Measured {
  family: string;
  weight: number;
  /** Ratio of the brand font's width to the local font's width. */
  width: number;
  ascent: number;
  descent: number;
}

/** Compares each font of a page with its local fallback, using the page's own words. */
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
    const families = rules.map((rule) => rule('font-family'));
    // Skips the part of a split font that contains no headline characters.
    const isRest = (rule: (name: string) => string): boolean =>
      families.includes(`${rule('font-family')}-headline`) && !rule('font-weight').includes(' ');
    for (const of of rules.filter((rule) => rule('font-display') !== '' && !isRest(rule))) {
      const family = of('font-family');
      const size = of('size-adjust') || '100%';
      // Loads the font under another name, because the browser may not use an `optional` font that loaded late.
      const descriptors = { weight: of('font-weight'), sizeAdjust: size };
      const face = family.replace('-headline', '');
      const probe = new FontFace('probe', of('src'), descriptors);
      document.fonts.add(await probe.load());
      const [least = 400, most = least] = of('font-weight').split(' ').map(Number);
      for (const weight of most > least ? [least, 600] : [least]) {
        await document.fonts.load(`${weight} 100px ${face}-local`);
        const [brandWidth, localWidth] = [
          box(`${weight} 1000px probe`),
          box(`${weight} 1000px ${face}-local`),
        ];
        measured.push({
          family,
          weight,
          width: brandWidth.width / localWidth.width,
          ascent: brandWidth.ascent / localWidth.ascent,
          descent: brandWidth.descent / localWidth.descent,
        });
      }
      document.fonts.delete(probe);
    }
    return measured;
  });

for (const brand of sampleOne(types, 'type faces'))
  test(`${brand.theme.type}: local fallback fonts are as wide and as high as the brand's fonts`, async ({
    page,
    at,
  }) => {
    await page.goto(at(brand));
    const measured = await measure(page);
    expect(measured.length).toBeGreaterThan(0);
    for (const { family, weight, ...ratios } of measured)
      for (const [what, ratio] of Object.entries(ratios)) {
        expect(ratio, `${family} ${weight}: ${what}`).toBeGreaterThan(0.97);
        expect(ratio, `${family} ${weight}: ${what}`).toBeLessThan(1.03);
      }
  });

/** @returns the share of the visible headline's letters that use a font of the site */
async function shareInFace(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const count = (counted: typeof fonts): number =>
    counted.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
  return count(fonts.filter(({ isCustomFont }) => isCustomFont)) / count(fonts);
}

const headlineFont = /-headline\.[^/]+\.woff2$/;

for (const brand of sampleSpread(types, 2))
  test(`${brand.theme.type}: the home and sign-in pages preload only the headline's font, and other pages preload no font`, async ({
    page,
    at,
  }) => {
    for (const path of ['/', '/es/', '/login/', '/es/login/', '/about/', '/msg/']) {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
      });
      await page.goto(at(brand, path), { waitUntil: 'networkidle' });
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const isEntry = /^(\/es)?\/(login\/)?$/.test(path);
      expect(preloaded, path).toEqual(isEntry ? [expect.stringMatching(headlineFont)] : []);
      if (isEntry) expect(fonts[0] ?? preloaded[0], path).toBe(preloaded[0]);
      page.removeAllListeners('request');
    }
  });

/**
 * Maximum layout shift by window width. At 390 px it equals the budget in scripts/bench/budgets.json; at 1280 px a font
 * that loads late may move a line.
 */
const MOST_SHIFT = { 390: 0.01, 1280: 0.015 } as const;

for (const brand of sampleSpread(types, 2))
  for (const width of isLongRun ? ([390, 1280] as const) : ([390] as const))
    test(
      `${brand.theme.type} at ${width} px: a first visit shows the brand's font without moving text, even if the font loads late`,
      LONG_RUN,
      async ({ page, at }) => {
        await page.setViewportSize({ width, height: 844 });
        await recordShifts(page);
        // In a wide window a late headline font changes line breaks; normally it loads before the first paint.
        const isPhone = width === 390;
        for (const path of ['/', '/es/', '/login/', '/es/login/']) {
          const session = await page.context().newCDPSession(page);
          await session.send('Network.clearBrowserCache');
          let release = (): void => {};
          const held = new Promise<void>((resolve) => (release = resolve));
          const isHeld = ({ pathname }: URL): boolean =>
            pathname.endsWith('.woff2') && (isPhone || !headlineFont.test(pathname));
          await page.route(isHeld, async (route) => {
            await held;
            await route.continue();
          });
          await page.goto(at(brand, path), { waitUntil: 'domcontentloaded' });
          await expect(page.locator('.footer-legal')).toBeVisible();
          await expect.poll(() => isPainted(page), path).toBe(true);
          if (isPhone) expect(await shareInFace(page), path).toBe(0);
          release();
          await expect.poll(() => shareInFace(page), path).toBe(1);
          await page.waitForLoadState('networkidle');
          const shifts = await recordedShifts(page);
          expect(
            shifts.reduce((sum, { value }) => sum + value, 0),
            `${path} ${JSON.stringify(shifts)}`,
          ).toBeLessThanOrEqual(MOST_SHIFT[width]);
          await page.unrouteAll();
        }
      },
    );

const [brand] = types;
if (!brand) throw new Error('no brands');

for (const width of isLongRun ? [390, 1280] : [390])
  test(
    `at ${width} px, the text of the privacy page does not move when fonts load late`,
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
      await page.goto(at(brand, '/privacy/'), { waitUntil: 'domcontentloaded' });
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
    },
  );
