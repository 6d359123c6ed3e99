/** Plan progress beside the list of health plans, and the plan-details link (spec 001 §2; decisions 164 and 166). */
import type { Page } from 'playwright/test';
import { brandWhere, expect, test } from './support/portal.ts';

const withPanel = brandWhere(
  ({ planProgress, planDetailsLink, footer }) =>
    planProgress.onHealthPlans && planDetailsLink && footer.kind === 'mega',
);
const withoutPanel = brandWhere(
  ({ planProgress, signIn, footer }) =>
    !planProgress.onHealthPlans && signIn.flow !== 'token' && footer.kind === 'mega',
);
const PLANS = '/login/#/claims/healthPlans';

const panel = (page: Page) => page.locator('#plan-progress-panel');
const heading = (page: Page) => panel(page).getByRole('heading', { level: 2 });
const list = (page: Page) => page.locator('#plans-list');

test('beside the list, of the period that the filter shows', async ({ page, openAs }) => {
  await openAs('maria', withPanel, PLANS);
  await expect(heading(page)).toHaveText('Current Plan Progress');
  await expect(panel(page).getByRole('article').first()).toBeVisible();
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(5);
  const [left, right] = [await list(page).boundingBox(), await panel(page).boundingBox()];
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? Infinity));
  expect(right?.y).toBe(left?.y);
  await page.getByRole('radio', { name: /^Previous plans/ }).check();
  await expect(heading(page)).toHaveText('Plan Progress');
  await page.getByRole('button', { name: 'Show all plans' }).click();
  await expect(heading(page)).toHaveText('Current Plan Progress');
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

test('a plan that begins later says when, and not where the member is', async ({ page, openAs }) => {
  await openAs('farah', withPanel, PLANS);
  const dental = panel(page).getByRole('article').filter({ hasText: 'Harbor Smile Dental' });
  await expect(dental).toContainText(/This benefit period begins on January 1, \d{4}\./);
  await expect(dental).not.toContainText('You are here');
  await expect(dental).not.toContainText('Your next claim');
});

test('not on brands that do not show it here', async ({ page, openAs }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/plan\/(v3\/)?progress/.test(request.url())) asked.push(request.url());
  });
  await openAs('maria', withoutPanel, PLANS);
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('not for a selected group with dental coverage only', async ({ page, openAs }) => {
  await openAs('maria', withPanel, '/login/#/prescriptions');
  await page.getByLabel('Show this page for').selectOption('23881000');
  await page.getByRole('link', { name: 'Coverage', exact: true }).first().click();
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(panel(page)).toHaveCount(0);
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
