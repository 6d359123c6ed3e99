/** Plan progress beside the list of health plans, and the plan-details link (spec 001 §2; decisions 164 and 166). */
import type { Page } from 'playwright/test';
import { brandWhere, expect, test } from './support/portal.ts';

const withPanel = brandWhere(
  ({ planProgress, planDetailsLink, footer }) =>
    planProgress.onHealthPlans && planDetailsLink && footer.kind === 'mega',
);
const PLANS = '/login/#/claims/healthPlans';

const panel = (page: Page) => page.locator('#plan-progress-panel');
const list = (page: Page) => page.locator('#plans-list');

test('beside the list, and below it on paper', async ({ page, openAs }) => {
  await openAs('maria', withPanel, PLANS);
  await expect(panel(page).getByRole('article').first()).toBeVisible();
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(5);
  const [left, right] = [await list(page).boundingBox(), await panel(page).boundingBox()];
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? Infinity));
  expect(right?.y).toBe(left?.y);
  // On paper one is below the other, without what opens on a press.
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

test('plan details: from the summary to the row of that plan, which takes the focus', async ({
  page,
  openAs,
}) => {
  await openAs('maria', withPanel);
  const drug = panel(page).getByRole('article').filter({ hasText: 'Prescription drug' });
  await drug.getByRole('link', { name: 'See plan details' }).click();
  await expect(page).toHaveURL(/#\/claims\/healthPlans$/);
  const row = list(page).locator('.plan[data-open=true]');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('heading', { level: 3 })).toHaveText('Three-Tier Prescription Drug');
  await expect(row.getByRole('button', { name: /^Details of/ })).toBeFocused();
});
