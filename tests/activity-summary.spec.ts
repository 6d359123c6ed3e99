/** The activity summary whole (001 §2): its panels load after the claims, and nothing moves. Failures: `activity-summary.test.tsx`. */
import type { Page } from 'playwright/test';
import { isLongRun, LONG_RUN } from '../scripts/test/sample.ts';
import { faultsOfView } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, claimRows, expect, messageRows, test } from './support/portal.ts';

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
  'what follows the first claims waits for them; the keyboard reaches every panel in the order of the page',
  LONG_RUN,
  async ({ page, openAs }) => {
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
    expect(await faultsOfView(page)).toEqual([]);
    await test.step('the keyboard reaches the news, every panel and its link, in the order of the page', async () => {
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
  },
);

const WINDOWS = [
  // With three dates in the line of news.
  ['a phone, in Spanish, in the dark', 'noor', '/es/login/', 390, 'dark'],
  ['a wide window', 'maria', '/login/', 1280, 'light'],
] as const;

// A wide window: in the long run; the test above has its axe rules.
for (const [what, who, path, width, colorScheme] of isLongRun ? WINDOWS : WINDOWS.slice(0, 1))
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
