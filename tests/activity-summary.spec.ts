/**
 * The whole activity summary (001 §2): its panels load after the claims without layout shifts.
 * `activity-summary.test.tsx` tests calls that fail.
 */
import type { Page } from 'playwright/test';
import { isLongRun, LONG_RUN } from '../scripts/test/sample.ts';
import { faultsOfView } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, claimRows, expect, goTo, messageRows, test } from './support/portal.ts';

const brand = brandWhere(
  ({ messageCenter, spending, footer }) => messageCenter && !spending.bypassHSA && footer.kind === 'mega',
);

const boxes = (page: Page) => page.locator('.spending-box');

async function allLoaded(page: Page): Promise<void> {
  await expect(claimRows(page)).toHaveCount(3);
  await expect(boxes(page).first()).toBeVisible();
  await expect(page.locator('#education-panel')).toBeVisible();
  await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
}

test(
  'deferred panels load after the first claims, and the keyboard reaches every panel in page order',
  LONG_RUN,
  async ({ page, openAs }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/claim/summary', async (route) => {
      await held;
      await route.continue();
    });
    const deferred: string[] = [];
    page.on('request', (request) => {
      const name = /accountList|plan\/\w+\/progress|\/deferred\.|\/progress\./.exec(request.url())?.[0];
      if (name) deferred.push(name);
    });
    await openAs('maria', brand);
    await expect(messageRows(page)).toHaveCount(3);
    expect(deferred).toEqual([]);
    await expect(page.locator('.summary-head .summary-news')).toBeEmpty();
    release();
    await allLoaded(page);
    await expect(page.locator('.summary-news').getByRole('link')).toHaveCount(3);
    expect(new Set(deferred).size).toBe(4);
    expect(await faultsOfView(page)).toEqual([]);
    await test.step('the keyboard reaches the news, every panel and its link, in the order of the page', async () => {
      await page.getByRole('heading', { level: 1 }).focus();
      const seen: string[] = [];
      const last = page.locator('#education-panel .panel-go a');
      while (!(await last.evaluate((link) => link === document.activeElement)) && seen.length < 60) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(
          () => document.activeElement?.closest('.summary-news, .panel, .message-panel')?.id ?? '',
        );
        if (seen.at(-1) !== focused) seen.push(focused);
      }
      expect(seen).toEqual([
        '',
        'owe-answer',
        'plan-answer',
        'card-answer',
        'claims-panel',
        'messages-panel',
        'plan-progress-panel',
        'smart-message',
        'cost-tools',
        'spending-box-1',
        'education-panel',
      ]);
    });
  },
);

/** The boxes that moved, except boxes in the header that paint nothing and grow with the brand's font. */
const movedBoxes = async (page: Page): Promise<string[]> =>
  (await recordedShifts(page))
    .flatMap(({ moved }) => moved)
    .filter((tag) => !/class="header-(tools|actions|call)"/.test(tag));

const WINDOWS = [
  // Noor's summary has three dates in its line of news.
  ['a phone, in Spanish, in the dark', 'noor', '/es/login/', 390, 'dark'],
  ['a wide window', 'maria', '/login/', 1280, 'light'],
] as const;

// Only the long run uses the wide window here, because the test above already runs axe in a wide window.
for (const [what, who, path, width, colorScheme] of isLongRun ? WINDOWS : WINDOWS.slice(0, 1))
  test(`${what}: the layout does not shift, axe finds no violation, and no title is cut off`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await recordShifts(page);
    await openAs(who, brand, path);
    await allLoaded(page);
    await expect(page.locator('.summary-news').getByRole('link')).toHaveCount(3);
    expect(await movedBoxes(page)).toEqual([]);
    expect(await faultsOfView(page)).toEqual([]);
    const cut = await page
      .locator('#member .row-title, #member .panel-head')
      .evaluateAll(
        (titles) =>
          titles.filter(
            (title) =>
              title.scrollWidth > title.clientWidth || getComputedStyle(title).textOverflow === 'ellipsis',
          ).length,
      );
    expect(cut).toBe(0);
  });

const SCREEN_PX = 844;
const FOUR_SCREENS_PX = 4 * SCREEN_PX;
const STRIP_PX = 96;
const BAR_PX = 66;
const TARGET_PX = 44;
const BLANK_PX = 16;
/** Maximum height of the closed footer: three links of 44 px each, and a copyright line that wraps. */
const THREE_LINES_PX = 200;

const bottomOf = (page: Page, part: string): Promise<number> =>
  page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);

test('on a phone the summary is at most four screens long, and the collapsed panels and footer open when pressed', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: SCREEN_PX });
  await recordShifts(page);
  await openAs('maria', brand);
  await allLoaded(page);
  await expect(page.locator('#cost-tools')).toBeVisible();
  expect(await movedBoxes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    FOUR_SCREENS_PX,
  );
  expect((await page.locator('.summary-head').boundingBox())?.height).toBeLessThanOrEqual(STRIP_PX);
  await test.step('a closed panel has little empty space, and links in the news line are tall enough to press', async () => {
    const blank = await page.locator('#spending-box-1').evaluate((panel) => {
      const heights = [...panel.querySelectorAll('.panel-head, .panel-go')].map((part) => part.clientHeight);
      return panel.clientHeight - heights.reduce((sum, height) => sum + height, 0);
    });
    expect(blank).toBeLessThan(BLANK_PX);
    for (const link of await page.locator('.answers + .summary-news a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET_PX);
  });
  for (const part of ['#owe-answer .panel-go', '.action-items', '#plan-answer li:first-child'])
    expect(await bottomOf(page, part), part).toBeLessThan(SCREEN_PX - BAR_PX);
  await test.step('an opened panel shows all of its items', async () => {
    for (const row of [claimRows(page), messageRows(page)]) await expect(row.first()).toBeHidden();
    await page.getByRole('button', { name: /^Claims, last 60 days/ }).click();
    await page.getByRole('button', { name: /^Messages, last 90 days/ }).press('Enter');
    for (const row of [claimRows(page), messageRows(page)]) await expect(row.last()).toBeVisible();
    await expect(page.locator('.movie-cover')).toBeHidden();
    await page.getByRole('button', { name: 'Get familiar with your new Claims category' }).first().click();
    await expect(
      page.getByText('There is a new video to help you navigate through the Claims section.'),
    ).toBeVisible();
  });
  await test.step('the claims panel is open on the Claims and Spending page', async () => {
    await goTo(page, '#/claims-and-spending');
    await expect(claimRows(page)).toHaveCount(3);
    await expect(claimRows(page).last()).toBeVisible();
    await page.goBack();
  });
  await test.step('the footer has three lines, and shows all links after its button is pressed', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation')).toBeHidden();
    expect((await footer.boundingBox())?.height).toBeLessThan(THREE_LINES_PX);
    await footer.getByRole('button', { name: `More from ${brand.name}` }).click();
    for (const { url, opens } of Object.values(brand.footer.links))
      if (opens !== 'chat') await expect(footer.locator(`nav a[href="${url}"]`).first()).toBeVisible();
    await expect(footer.getByRole('searchbox')).toBeVisible();
    await expect(footer.locator('.footer-legal > p').first()).toBeVisible();
  });
  expect(await faultsOfView(page)).toEqual([]);
});

test('on a phone, tiles with short texts leave no empty space, and the layout does not shift', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: SCREEN_PX });
  await recordShifts(page);
  await openAs('nora', brand);
  await expect(page.locator('#education-panel')).toBeVisible();
  await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
  const blank = await page.locator('.answers').evaluate((group) => {
    const bottoms = [...group.querySelectorAll('#card-answer > *')].map(
      (part) => part.getBoundingClientRect().bottom,
    );
    return group.getBoundingClientRect().bottom - Math.max(...bottoms);
  });
  expect(blank).toBeLessThan(BLANK_PX);
  const moved = (await recordedShifts(page)).flatMap((shift) => shift.moved);
  expect(moved.filter((tag) => !/class="header-(tools|actions)"/.test(tag))).toEqual([]);
});
