/** Row titles are never cut off with the text spacing of WCAG 1.4.12, at 320 px (1.4.10), at 200 % text (1.4.4) and at the portal's largest text size. */
import type { Locator, Page } from 'playwright/test';
import { isLongRun, LONG_RUN } from '../scripts/test/sample.ts';
import { LIST, rows } from './support/claims-list.ts';
import { sideways } from './support/left-nav.ts';
import { brandWhere, claimRows, expect, goTo, messageRows, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);

const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Styles that enlarge or space the text. */
const SHAPES = {
  'text spacing': { css: SPACING, fontSize: '' },
  '200 % text': { css: '', fontSize: '200%' },
  'largest text': { css: '', fontSize: '', size: 'largest' },
} as const;

type Shape = keyof typeof SHAPES;

const shapes = Object.keys(SHAPES).filter((name): name is Shape => name in SHAPES);

/** Replaces the text style that an earlier call added to the page. */
const shaped = (page: Page, shape: Shape) =>
  page.evaluate(
    ({ css, fontSize, size }) => {
      const name = 'shape';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const others = document.adoptedStyleSheets.filter((other) => !Object.hasOwn(other, name));
      document.adoptedStyleSheets = [...others, Object.assign(sheet, { [name]: true })];
      document.documentElement.style.fontSize = fontSize;
      if (size) document.documentElement.dataset['fontSize'] = size;
      else delete document.documentElement.dataset['fontSize'];
    },
    { size: '', ...SHAPES[shape] },
  );

/** Row texts that extend beyond the screen or are clipped by an enclosing box. Ignores visually hidden texts. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const isCut = (text: Node, parent: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box.localName !== 'main'; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1)) return true;
        if (overflowY !== 'visible' && bottom > edge.bottom + 1) return true;
      }
      return right > document.documentElement.clientWidth + 1 || left < 0;
    };
    const parts = '.row-title, .row-more, .row-when, .row-date, .row-amount, .row-status, .panel-head';
    return [...document.querySelectorAll(parts)].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cutTexts: string[] = element.scrollWidth > element.clientWidth + 1 ? [element.className] : [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || !parent.checkVisibility() || parent.closest('.row-label, .visually-hidden')) continue;
        if (isCut(text, parent)) cutTexts.push(text.textContent ?? '');
      }
      return cutTexts;
    });
  });

/** Finds each word of the labels that is split across lines. */
const splitWords = (labels: Locator): Promise<string[]> =>
  labels.evaluateAll((all) =>
    all.flatMap((label) => {
      const text = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

/** Left and right edges of the visible labels in the bottom bar. */
const barLabels = (page: Page) =>
  page.locator('.phone-bar span').evaluateAll((all) =>
    all
      .filter((label) => label.checkVisibility())
      .map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      }),
  );

for (const width of isLongRun ? [320, 390, 1280] : [320])
  test(
    `large and widely spaced text at ${width} px cuts off no title on the summary or in the claims list`,
    LONG_RUN,
    async ({ page, openAs }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs('maria', brand);
      await expect(claimRows(page)).toHaveCount(3);
      await expect(messageRows(page)).toHaveCount(3);
      for (const shape of shapes)
        await test.step(`with ${shape}, the summary cuts off no title`, async () => {
          await shaped(page, shape);
          expect(await cut(page), shape).toEqual([]);
          expect(await sideways(page), shape).toBeLessThanOrEqual(0);
        });
      if (width === 320)
        await test.step('the labels of the bottom bar do not touch each other, and stay within the window', async () => {
          await shaped(page, 'text spacing');
          const labels = await barLabels(page);
          expect(labels.length).toBeGreaterThanOrEqual(3);
          for (const [index, { left }] of labels.entries())
            expect(left - (labels[index - 1]?.right ?? -4), `label ${index + 1}`).toBeGreaterThanOrEqual(4);
          expect(labels.at(-1)?.right).toBeLessThanOrEqual(width);
        });

      await goTo(page, LIST.replace(/.*#/, '#'));
      await expect(rows(page)).toHaveCount(10);
      for (const shape of shapes)
        await test.step(`with ${shape}, the list of claims cuts off no title`, async () => {
          await shaped(page, shape);
          expect(await cut(page), shape).toEqual([]);
          expect(await sideways(page), shape).toBeLessThanOrEqual(0);
        });
      await test.step('at 200 % text, no word in the labels of an open claim’s figures is split across lines', async () => {
        const toggle = page.locator('.claim-toggle').nth(1);
        if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
        const labels = page.locator('.money-table').last().getByRole('rowheader');
        await expect(labels.first()).toBeVisible();
        await shaped(page, '200 % text');
        expect(await labels.count()).toBeGreaterThan(2);
        expect(await splitWords(labels)).toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      });
    },
  );
