/** Text pages: the contents beside the text, answers that open, terms, tables on a narrow screen, and axe. no-script.spec.ts tests them without JavaScript. */
import { fontsOf } from '../src/brand/theme/type-faces.ts';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { brands, brandWhere, expect, test, unlikeBrands } from './support/portal.ts';

const brand = brandWhere(({ footer }) => footer.kind === 'mega');
const ANSWER = '#denied-claim';
const QUESTION = 'A claim was denied, or I think the amount is wrong. What can I do?';
/** Text pages of every kind: with tables, with a long table of contents, with questions, or with terms. */
const KINDS = [
  'coverage',
  'medical',
  'emergency',
  'privacy',
  'faqs',
  'glossary',
  'state-help',
  'find-your-plan',
];

test('in a wide window, the table of contents, related pages and phone number are next to the text', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at(brand, '/privacy/'));
  const side = page.locator('.text-side');
  await expect(side.getByRole('link', { name: 'Who we are' })).toBeInViewport();
  await expect(side.getByRole('heading', { name: 'Related pages' })).toBeInViewport();
  await expect(side.getByRole('link', { name: brand.customerServicePhoneNumber })).toBeInViewport();
  await expect(page.locator('.text-more.below')).toBeHidden();
  const [text, beside] = await Promise.all([
    page.locator('article.reading').boundingBox(),
    side.boundingBox(),
  ]);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
});

// Tests each text font, because the ratio of letter width to digit width differs between fonts. The length of a line is
// set in `ch`, which is the width of a digit.
for (const [face, site] of sampleOne(
  [...new Map(brands.map((some) => [fontsOf(some.theme.type).at(-1)?.name, some]))],
  'length of a line',
))
  test(`a line of text in the font ${face} has room for about 66 letters`, async ({ page, at }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(site, '/privacy/'));
    const letters = await page.locator('article.reading').evaluate((article) => {
      const room = article.clientWidth;
      const paragraphs = [...article.querySelectorAll(':scope > p')];
      for (const paragraph of paragraphs) paragraph.classList.add('one-line');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.one-line { width: max-content; max-width: none }');
      document.adoptedStyleSheets.push(sheet);
      const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
      const length = sum(paragraphs.map(({ textContent }) => textContent.length));
      return (room * length) / sum(paragraphs.map(({ clientWidth }) => clientWidth));
    });
    expect(letters).toBeGreaterThan(63);
    expect(letters).toBeLessThan(69);
  });

test('on a phone, the contents are before the text, and the related pages and the phone number are after it', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(brand, '/faqs/'));
  const tops = await Promise.all(
    ['.text-contents', 'article.reading', '.text-more.below'].map(async (part) => {
      const box = await page.locator(part).boundingBox();
      return box?.y ?? -1;
    }),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.locator('.text-more.beside')).toBeHidden();
  await page.goto(at(brand, '/privacy/'));
  const contents = page.locator('.text-contents');
  await expect(contents.getByRole('link').first()).toBeHidden(); // a long table of contents is collapsed at first
  await contents.locator('summary').press('Enter');
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('a link to an answer opens the answer, the address changes when a question is opened, and every answer is printed', async ({
  page,
  at,
}) => {
  const question = page.getByRole('heading', { name: QUESTION });
  await page.goto(at(brand, `/faqs/${ANSWER}`));
  await expect(page.locator(ANSWER)).toBeVisible();
  await expect(question).toBeInViewport();
  await expect(page.locator('details.question[open]')).toHaveCount(1);
  await question.click();
  await expect(page.locator(ANSWER)).toBeHidden();
  await expect(page).toHaveURL(at(brand, '/faqs/'));
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'To the answer';
    document.querySelector('article')?.prepend(link);
  }, ANSWER);
  await page.getByRole('link', { name: 'To the answer' }).click();
  await expect(page.locator(ANSWER)).toBeVisible();
  await question.click();
  await expect(page).toHaveURL(at(brand, '/faqs/'));
  await question.click();
  await expect(page).toHaveURL(at(brand, `/faqs/${ANSWER}`));
  await page.reload();
  await expect(page.locator(ANSWER)).toBeVisible();

  await page.goto(at(brand, '/faqs/'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(ANSWER)).toBeVisible();
  await expect(page.locator('.text-side')).toBeHidden();
  await expect(page.locator('.text-contents')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.goto(at(brand, '/es/faqs/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('navigation', { name: 'En esta página' })).toBeVisible();
  const summary = page.locator('details.question summary').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details.question').first()).toHaveAttribute('open', '');
});

for (const site of sampleOne(unlikeBrands, 'pages of copy'))
  test(`${site.code}: text pages fit 320 px in both languages`, LONG_RUN, async ({ page, at }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const name of KINDS)
      for (const language of ['', '/es']) {
        await page.goto(at(site, `${language}/${name}/`));
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${language}/${name}/`).toBeLessThanOrEqual(0);
      }
  });

for (const site of sampleOne(unlikeBrands, 'axe on pages of copy'))
  test(`${site.code}: text pages pass axe`, LONG_RUN, async ({ page, at }) => {
    for (const path of ['/faqs/', '/es/glossary/', '/privacy/', '/es/state-help/', '/maintenance/']) {
      await page.goto(at(site, path));
      for (const summary of await page.locator('details.question summary').all())
        await summary.press('Enter');
      await expectAccessible(page, path);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(site, '/medical/'));
    await expectAccessible(page, '/medical/ on a phone');
  });
