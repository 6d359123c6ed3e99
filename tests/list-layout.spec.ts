/** Where lists are (decision 299): the first row on a phone's first screen, and in a wide window the order and the width. */
import type { Locator, Page } from 'playwright/test';
import { LONG_RUN } from '../scripts/test/sample.ts';
import { search } from './support/claims-list.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, expect, goTo, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'band');

/** Views, and their first rows. */
const LISTS = [
  ['#/claims/claimsAndPayments', '#claims-list .claim'],
  ['#/claims/messageCenter', '#messages-list .message'],
  ['#/claims/statementArchives', '#statements-list .statement'],
] as const;

/** From the top of the page. */
const FIRST_ROW_PX = 420;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not shown');
  return box;
};

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => (document.documentElement.style.fontSize = value), size);

for (const language of ['en', 'es'] as const)
  test(
    `on a phone the first row is on the first screen, also at 320 px and with text of 200% (${language})`,
    language === 'en' ? {} : LONG_RUN,
    async ({ page, openAs }) => {
      await page.setViewportSize(PHONE);
      const [start] = LISTS[0];
      await openAs('maria', brand, `${language === 'es' ? '/es' : ''}/login/${start}`);
      for (const [view, row] of LISTS) {
        await goTo(page, view);
        const first = page.locator(row).first();
        await expect(first).toBeVisible();
        expect((await boxOf(first)).y, view).toBeLessThanOrEqual(FIRST_ROW_PX);
        for (const [width, size] of [
          [320, '100%'],
          [390, '200%'],
        ] as const) {
          await page.setViewportSize({ ...PHONE, width });
          await setTextSize(page, size);
          const bar = await boxOf(page.locator('.phone-bar'));
          const end = language === 'en' ? bar.y : PHONE.height;
          expect((await boxOf(first)).y, `${view}, ${width} px, ${size}`).toBeLessThan(end);
          expect(await sideways(page)).toBeLessThanOrEqual(0);
        }
        await setTextSize(page, '');
        await page.setViewportSize(PHONE);
      }
    },
  );

test(
  'on a phone the blocks are one row: the search covers it while it has the focus, an open block and the dates are below',
  LONG_RUN,
  async ({ page, openAs }) => {
    await page.setViewportSize(PHONE);
    await openAs('maria', brand, `/login/${LISTS[0][0]}`);
    const row = page.locator(LISTS[0][1]).first();
    await expect(row).toBeVisible();
    const [period, person] = [page.getByLabel('Period'), page.getByRole('button', { name: 'Person' })];
    const middleOf = async (part: Locator) => {
      const { y, height } = await boxOf(part);
      return Math.round(y + height / 2);
    };
    const line = await middleOf(period);
    for (const part of [search(page), person]) expect(await middleOf(part)).toBe(line);
    const top = (await boxOf(row)).y;
    expect((await boxOf(search(page))).width).toBe(44);
    await search(page).click();
    expect((await boxOf(search(page))).width).toBeGreaterThan(300);
    expect((await boxOf(row)).y).toBe(top);
    await person.focus();
    expect((await boxOf(search(page))).width).toBe(44);
    await person.click();
    const choices = page.getByRole('group', { name: 'Person' });
    expect((await boxOf(choices)).y).toBeGreaterThan(line);
    expect((await boxOf(choices)).x).toBe((await boxOf(row)).x - 1);
    await period.selectOption('Choose dates');
    expect(await middleOf(period)).toBe(line);
    expect((await boxOf(page.getByLabel('After (start date)'))).y).toBeGreaterThan(line);
  },
);

test('wide windows: claims have heading, search, filters and list in reading order, side by side; the width is used', async ({
  page,
  openAs,
}) => {
  await openAs('maria', brand, `/login/${LISTS[0][0]}`);
  const list = page.locator('#claims-list');
  const filter = page.getByRole('checkbox').first();
  const widths = [];
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(list.locator('.claim').first()).toBeVisible();
    const [nav, refine, results, main, field] = [
      await boxOf(page.locator('.left-nav')),
      await boxOf(page.locator('.refine')),
      await boxOf(list),
      await boxOf(page.locator('.member-frame')),
      await boxOf(search(page)),
    ];
    expect(nav.x + nav.width).toBeLessThanOrEqual(refine.x);
    expect(refine.x + refine.width).toBeLessThanOrEqual(results.x);
    expect(field.y).toBeLessThan(results.y);
    expect(main.width / width).toBeGreaterThanOrEqual(0.9);
    widths.push(results.width);
  }
  expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) + 200);
  await page.getByRole('heading', { level: 1 }).focus();
  for (const next of [
    search(page),
    page.getByRole('button', { name: 'Filter', exact: true }),
    page.getByLabel('Period'),
    filter,
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.locator('.facet input').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
});
