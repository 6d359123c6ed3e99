/** Layout of lists (decisions/shell#first-rows-on-the-first-screen): on a phone, the first row is on the first screen; in a wide window, the claims are in reading order and use the full width. */
import type { Locator, Page } from 'playwright/test';
import { LONG_RUN } from '../scripts/test/sample.ts';
import { search } from './support/claims-list.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, expect, goTo, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'band');

/** Views and the selectors of their first rows. */
const LISTS = [
  ['#/claims/claimsAndPayments', '#claims-list .claim'],
  ['#/claims/messageCenter', '#messages-list .message'],
  ['#/claims/statementArchives', '#statements-list .statement'],
] as const;

/** Maximum distance of the first row from the top of the page. */
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
    `the first row of a list is on the first screen of a phone, even at 320 px or with 200% text (${language})`,
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
          [320, '200%'],
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
  'on a phone, the filter buttons are in one row, a focused search covers the row, and an open filter is below the row',
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

test('on a phone, an open filter is directly below the row of filter buttons, can be used with the keyboard, and keeps its name in view', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(PHONE);
  await openAs('maria', brand, `/login/${LISTS[0][0]}`);
  await expect(page.locator(LISTS[0][1]).first()).toBeVisible();
  const names = page.locator('.facet-names');
  const nameOf = (name: string) => page.getByRole('button', { name });
  const choices = (name: string) => page.getByRole('group', { name, exact: true });
  await test.step('at 320 by 640 px, the keyboard can select an option, which stays in view, and Escape closes the filter', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await nameOf('Plan type').press('Enter');
    const first = choices('Plan type').getByRole('checkbox').first();
    await expect(first).toBeFocused();
    await first.press('Space');
    await expect(nameOf('Plan type 1 filter in use')).toBeInViewport({ ratio: 1 });
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    await first.press('Escape');
    await expect(nameOf('Plan type 1 filter in use')).toBeFocused();
    await expect(choices('Plan type')).toBeHidden();
    await page.keyboard.press('Enter');
    await first.press('Space');
    await first.press('Escape');
    await page.setViewportSize(PHONE);
  });
  await test.step('an opened filter replaces the date form', async () => {
    const period = page.getByLabel('Period');
    await period.selectOption('Choose dates');
    const dates = page.getByLabel('After (start date)');
    await expect(dates).toBeVisible();
    await nameOf('Status').click();
    await expect(dates).toBeHidden();
    const row = await boxOf(names);
    expect((await boxOf(choices('Status'))).y - row.y - row.height).toBeLessThan(20);
    await period.selectOption('Last 12 months');
    await expect(choices('Status')).toBeHidden();
    await expect(page.locator(LISTS[0][1]).first()).toBeVisible(); // waits until the period has loaded
  });
  await test.step('the last filter button is not faded out after the row has scrolled to its end', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ ...PHONE, width });
      expect(await names.evaluate((row) => getComputedStyle(row).maskImage)).toMatch(/gradient/);
      await names.evaluate((row) => (row.scrollLeft = row.scrollWidth));
      const last = await boxOf(names.getByRole('button').last());
      expect(last.x + last.width).toBeLessThan(width - 31);
    }
  });
});

test('in wide windows, the heading, search, filters and list of claims are in reading order and use the full width', async ({
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
