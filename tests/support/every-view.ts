/**
 * The checks that run on every view: two accessibility engines, a narrow window, large text, spaced text and forced
 * colors.
 */
import type { Page } from 'playwright/test';
import { engineErrors } from './engines.ts';

const NARROW = { width: 320, height: 800 };

/** The text spacing of WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Presentations at 320 px (WCAG 1.4.10), with the style that each adds to the page. */
const SHAPES = {
  '320 px': '',
  '320 px, 200 % text': 'html { font-size: 200% !important }',
  '320 px, text spacing': SPACING,
} as const;

/** Adds a style to a page, measures the page, and removes the style. */
async function withStyle<Result>(page: Page, css: string, measure: () => Promise<Result>): Promise<Result> {
  const added = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, css);
  try {
    return await measure();
  } finally {
    // Keeps style sheets that the view has added in the meantime.
    await added.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  }
}

/** The innermost elements that extend beyond the right edge of the window. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (part: Element | Range): boolean => part.getBoundingClientRect().right > clientWidth;
    // A word may be wider than its element. Visually hidden text is in an element 1 px wide and does not count.
    const hasWideText = (element: Element): boolean =>
      [...element.childNodes].some((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return node.nodeType === Node.TEXT_NODE && element.clientWidth > 1 && isWide(range);
      });
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && (isWide(element) || hasWideText(element)),
    );
    const inner = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    return [
      `${scrollWidth} px wide: ${inner
        .slice(0, 3)
        .map(({ outerHTML }) => outerHTML.slice(0, 150))
        .join(' ')}`,
    ];
  });

/** Buttons and fields without border, outline or underline. Without backgrounds (forced colors) they look like text. */
export const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(.button, input, select, textarea)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { borderBottomWidth, borderBottomStyle, outlineStyle, textDecorationLine } =
          getComputedStyle(element);
        const hasBorder = borderBottomStyle !== 'none' && borderBottomWidth !== '0px';
        const isNative = element.matches('[type=checkbox], [type=radio], [type=range]');
        return !hasBorder && !isNative && outlineStyle === 'none' && textDecorationLine === 'none';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 150)),
  );

/** Errors of the two engines, one line each. */
export const enginesOn = async (page: Page): Promise<string[]> =>
  (await engineErrors(page)).map(({ engine, rule, says, html }) => `${engine} ${rule}: ${says} ${html}`);

/** Errors of a page at 320 px (also with large and spaced text) and in forced colors. Restores the window's size. */
export async function presentationErrors(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const violations: string[] = [];
  await page.setViewportSize(NARROW);
  for (const [shape, css] of Object.entries(SHAPES))
    violations.push(...(await withStyle(page, css, () => tooWide(page))).map((wide) => `${shape}: ${wide}`));
  await page.emulateMedia({ forcedColors: 'active' });
  violations.push(...(await withoutEdge(page)).map((html) => `no edge in forced colors: ${html}`));
  await page.emulateMedia({ forcedColors: null });
  if (before) await page.setViewportSize(before);
  return violations;
}
