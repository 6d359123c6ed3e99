/** The activity summary whole (001 §2): its panels load after the claims and fail alone, and nothing moves. */
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, claimRows, expect, messageRows, test } from './support/portal.ts';

const brand = brandWhere(
  ({ messageCenter, spending, footer }) => messageCenter && !spending.bypassHSA && footer.kind === 'mega',
);
const withTexts = brandWhere(({ spending, messageCenter }) => spending.bypassHSA && messageCenter);

const boxes = (page: Page) => page.locator('.spending-box');
const progress = (page: Page) => page.locator('#plan-progress-panel');

async function allLoaded(page: Page): Promise<void> {
  await expect(claimRows(page)).toHaveCount(3);
  await expect(boxes(page).first()).toBeVisible();
  await expect(page.locator('#education-panel')).toBeVisible();
  await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
}

/** Each call with the panel that needs it. */
const CALLS = [
  ['claim/summary', '#claims-panel'],
  ['member/getMessages', '#messages-panel'],
  ['plan/v3/progress', '#plan-progress-panel'],
  ['spendingAccount/common/v1/accountList', '#spending-box-1'],
] as const;

test('each panel fails alone, and its retry loads it', async ({
  page,
  maria,
  failCall,
  openAs,
  retryAfterRepair,
}) => {
  await openAs(maria, brand);
  await allLoaded(page);
  for (const [call, panel] of CALLS) {
    await failCall(maria, call);
    await page.reload();
    await expect(page.locator(panel).getByRole('alert')).toBeVisible();
    await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('#member').getByRole('alert'), call).toHaveCount(1);
    await retryAfterRepair(maria, page.locator(panel), /We could not|cannot show/);
    await expect(page.locator('#member').getByRole('alert')).toHaveCount(0);
  }
  await expect(boxes(page).getByText('$')).toHaveCount(2);
});

test('what follows the first claims waits for them: news, plan progress, spending accounts', async ({
  page,
  openAs,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/claim/summary', async (route) => {
    await held;
    await route.continue();
  });
  const late: string[] = [];
  page.on('request', (request) => {
    const name = /accountList|plan\/\w+\/progress|\/late\.|\/progress\./.exec(request.url())?.[0];
    if (name) late.push(name);
  });
  await openAs('maria', brand);
  await expect(messageRows(page)).toHaveCount(3);
  expect(late).toEqual([]);
  await expect(page.locator('.summary-news')).toBeEmpty();
  release();
  await allLoaded(page);
  await expect(page.locator('.summary-news').getByRole('link')).toHaveCount(3);
  expect(new Set(late).size).toBe(4);
});

for (const [what, who, path, width, colorScheme] of [
  // With three dates in the line of news.
  ['a phone, in Spanish, in the dark', 'noor', '/es/login/', 390, 'dark'],
  ['a wide window', 'maria', '/login/', 1280, 'light'],
] as const)
  test(`${what}: nothing moves, axe finds nothing, no title is cut`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await recordShifts(page);
    await openAs(who, brand, path);
    await allLoaded(page);
    await expect(page.locator('.summary-news').getByRole('link')).toHaveCount(3);
    expect(await recordedShifts(page)).toEqual([]);
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

test('the keyboard reaches the news, every panel and its link, in the order of the page', async ({
  page,
  openAs,
}) => {
  await openAs('maria', brand);
  await allLoaded(page);
  await page.getByRole('heading', { level: 1 }).focus();
  const seen: string[] = [];
  const last = page.locator('#education-panel .panel-go a');
  while (!(await last.evaluate((link) => link === document.activeElement)) && seen.length < 60) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement?.closest('.summary-news, .panel, .message-panel')?.id ?? '',
    );
    if (seen.at(-1) !== place) seen.push(place);
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
    'spending-box-1',
    'education-panel',
  ]);
});

test('a dental group has educational material, but neither plan progress nor spending accounts; a brand may show texts for balances', async ({
  page,
  openAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/accountList|x-services\/plan\//.test(request.url())) asked.push(request.url());
  });
  await openAs('pearl', brand);
  await expect(page.locator('#claims-panel')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('#education-panel')).toBeVisible();
  await expect(boxes(page)).toHaveCount(0);
  await expect(progress(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await openAs('maria', withTexts);
  await expect(boxes(page)).toHaveCount(1);
  await expect(boxes(page)).toContainText('You have spending accounts.');
  expect(asked.filter((url) => url.includes('accountList'))).toEqual([]);
});
