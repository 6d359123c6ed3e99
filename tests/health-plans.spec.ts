/**
 * Health Plans (spec 001 §§2, 4, 8): saved documents, keyboard, layout, and plan progress next to the list
 * (decisions/plans#states-of-the-progress-panel, decisions/plans#order-and-merging-of-plans). The list:
 * `health-plans-list.test.tsx`.
 */
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(
  ({ planProgress, planDetailsLink, footer }) =>
    planProgress.onHealthPlans && planDetailsLink && footer.kind === 'mega',
);
const PLANS = '/login/#/claims/healthPlans';

const list = (page: Page) => page.locator('#plans-list');
const rows = (page: Page) => list(page).locator('.plan');
const opened = (page: Page) => list(page).locator('.plan[data-open=true]');
const filter = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const panel = (page: Page) => page.locator('#plan-progress-panel');
const documents = (page: Page) => list(page).getByRole('region', { name: 'Documents' });

test(
  'documents can be saved, rows and filters work by keyboard, and plan progress is next to the list of plans',
  LONG_RUN,
  async ({ page, repair, openFailing }) => {
    const who = await openFailing('myBenefits/file/:fileName', brand, PLANS);
    await expect(page.getByRole('heading', { level: 1, name: 'Health Plans' })).toBeFocused();
    const press = async (name: string) => {
      const download = page.waitForEvent('download');
      await documents(page).getByRole('button', { name }).click();
      return (await download).suggestedFilename();
    };
    await documents(page).getByRole('button', { name: 'Benefit booklet' }).click();
    await expect(documents(page).getByRole('status')).toContainText(/Reference [2-9A-Z]{8}/);
    await repair(who);
    expect(await press('Try again')).toMatch(/^benefit-booklet-\d{4}-\d\d-\d\d\.pdf$/);
    await expect(documents(page).getByRole('status')).toHaveText('Saved to your downloads.');
    expect(await press('Summary of benefits')).toMatch(/^summary-of-benefits-/);
    await test.step('rows and filters can be used with the keyboard alone', async () => {
      const second = rows(page)
        .nth(1)
        .getByRole('button', { name: 'Details of Three-Tier Prescription Drug' });
      await second.focus();
      await page.keyboard.press('Enter');
      await expect(second).toHaveAttribute('aria-expanded', 'true');
      await expect(opened(page)).toHaveCount(2);
      await page.keyboard.press('Space');
      await expect(second).toHaveAttribute('aria-expanded', 'false');
      await filter(page, /^All groups/).focus();
      await page.keyboard.press('ArrowDown');
      await expect(filter(page, /group 10452000/)).toBeChecked();
      await expect(filter(page, /group 10452000/)).toBeFocused();
      await page.getByRole('button', { name: 'Show all plans' }).press('Enter');
      await expect(list(page).getByRole('heading', { level: 2 })).toBeFocused();
    });
    await test.step('plan progress is next to the list on the screen, and below the list in print', async () => {
      await page.reload();
      await expect(panel(page).getByRole('article').first()).toBeVisible();
      await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(5);
      const [left, right] = [await list(page).boundingBox(), await panel(page).boundingBox()];
      expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? Infinity));
      expect(right?.y).toBe(left?.y);
      // On screen, the expandable parts are visible. In print, they are hidden, and plan progress is below the list.
      await expect(
        panel(page)
          .getByText(/^Show each of/)
          .first(),
      ).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const [above, below] = [await list(page).boundingBox(), await panel(page).boundingBox()];
      expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? Infinity));
      await expect(
        panel(page)
          .getByText(/^Show each of/)
          .filter({ visible: true }),
      ).toHaveCount(0);
    });
    await test.step('"See plan details" on the summary opens the row of that plan and moves the focus to the row', async () => {
      await page.emulateMedia({ media: null });
      await page.evaluate(() => {
        window.location.hash = '#/claims/activitySummary';
      });
      const drug = panel(page).getByRole('article').filter({ hasText: 'Prescription drug' });
      await drug.getByRole('link', { name: 'See plan details' }).click();
      await expect(page).toHaveURL(/#\/claims\/healthPlans$/);
      const row = opened(page);
      await expect(row).toHaveCount(1);
      await expect(row.getByRole('heading', { level: 3 })).toHaveText('Three-Tier Prescription Drug');
      await expect(row.getByRole('button', { name: /^Details of/ })).toBeFocused();
    });
  },
);

test(
  'the layout does not shift while the plans load, and the list fits 320 px and passes axe in light and dark mode',
  LONG_RUN,
  async ({ page, openAs }) => {
    await openAs('maria', brand);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await recordShifts(page);
    await page.goto(`${page.url().split('#')[0] ?? ''}#/claims/healthPlans`);
    for (const width of [1280, 390])
      await test.step(`at ${width} px the page has no layout shift`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.reload();
        await expect(documents(page).getByRole('button')).toHaveCount(2);
        expect(await recordedShifts(page)).toEqual([]);
      });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOfView(page)).toEqual([]);
  },
);
