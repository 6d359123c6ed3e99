/** The states of the plan progress panel (001 §§4, 6, 8; decisions 164, 165): by people, brands and faults. */
import type { Page } from 'playwright/test';
import { BRAND_SWITCHES } from '../stubs/sandbox/controls/switch-defaults.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const v5 = brandWhere(({ planProgress }) => planProgress.version === 'V5');
const suppressing = brandWhere(({ code }) => BRAND_SWITCHES[code]?.['SUPPRESS_PLAN_PROGRESS_MODULE'] === 'Y');
const panelOf = (page: Page) => page.locator('#plan-progress-panel');

const UNTIL_CLAIM = 'Your deductible progress cannot be displayed until an in-network claim has been made.';
const NO_INFORMATION = 'No deductible information for this plan period';

for (const { id, text } of [
  { id: 'ingrid', text: UNTIL_CLAIM },
  { id: 'hugo', text: NO_INFORMATION },
  { id: 'lucia', text: 'You can reach us at' },
])
  test(`without content ${id} reads '${text}'`, async ({ page, openAs }) => {
    await openAs(id, v3);
    await expect(panelOf(page)).toContainText(text);
    await expect(panelOf(page).getByRole('article')).toHaveCount(0);
    await expectAccessible(page, `the panel of ${id}`, '#plan-progress-panel');
  });

for (const { id, brand, why } of [
  { id: 'silas', brand: v3, why: 'a suppressed group' },
  { id: 'pearl', brand: v3, why: 'a dental plan' },
  { id: 'maria', brand: suppressing, why: 'a brand that suppresses the module' },
])
  test(`${id} on ${brand.code} has no panel: ${why}`, async ({ page, openAs }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/plan\/(v[35]\/)?progress/.test(request.url())) asked.push(request.url());
    });
    await openAs(id, brand);
    await expect(claimRows(page).or(page.locator('#claims-panel .note')).first()).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page.locator('#smart-message')).toBeVisible();
    await expect.poll(() => asked).toHaveLength(id === 'silas' ? 1 : 0);
  });

test('a failed request has its own error with a retry, and the rest of the page works', async ({
  page,
  newPerson,
  failCall,
  retryAfterRepair,
  openAs,
}) => {
  const person = await newPerson();
  for (const call of ['plan/v3/progress', 'plan/memberplan']) await failCall(person, call);
  await openAs(person, v3);
  await expect(claimRows(page)).toHaveCount(3);
  await expectAccessible(page, 'the failed panel', '#plan-progress-panel');
  await expect(page.locator('#plan-answer')).toContainText('We do not know right now where you are');
  await retryAfterRepair(person, panelOf(page), 'We cannot show your plan progress right now.');
  await expect(panelOf(page).getByText('You are here').first()).toBeVisible();
});

test('the chunk does not load: the panel says so, and loads it on the next press', async ({
  page,
  faults,
  openAs,
}) => {
  faults.expected.push(/progress-panel|Failed to load|ERR_FAILED/);
  await page.route('**/progress.*.js', (route) => route.abort());
  await openAs('maria', v3);
  await expect(panelOf(page).getByRole('alert')).toContainText('We could not load your plan progress.');
  await expect(claimRows(page)).toHaveCount(3);
  await page.unroute('**/progress.*.js');
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page).getByText('You are here').first()).toBeVisible();
});

test('a brand with V5 and the dropdown shows one plan, previous ones too', async ({ page, openAs }) => {
  await openAs('maria', v5);
  const choice = panelOf(page).getByLabel('Plan', { exact: true });
  await expect(panelOf(page).getByRole('article')).toHaveCount(1);
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Current Plan Progress');
  const options = await choice.getByRole('option').allInnerTexts();
  expect(options.length).toBeGreaterThan(2);
  await choice.selectOption({ index: options.length - 1 });
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Plan Progress');
  await choice.selectOption({ index: 1 });
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Current Plan Progress');
});

test('another selected group changes panel, header tabs and filters at once', async ({ page, openAs }) => {
  await openAs('maria', v3);
  const choice = page.getByLabel('Show this page for');
  const tab = page.locator('.tabs').getByRole('link', { name: 'Prescriptions' });
  await panelOf(page).getByRole('button', { name: 'Which claims counted?' }).first().click();
  await expect(panelOf(page).getByText(/^These claims add up to/)).toBeVisible();
  await expect(tab).toBeVisible();
  await choice.selectOption({ index: 1 });
  await expect(panelOf(page)).toHaveCount(0);
  await expect(tab).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Now showing group 23881000' })).toHaveCount(1);
  await goTo(page, '#/healthPlans');
  await expect(page.getByRole('radio', { name: /group 23881000/ })).toBeChecked();
  await goTo(page, '#/claims/activitySummary');
  await choice.selectOption({ index: 0 });
  await expect(panelOf(page).getByText('You are here').first()).toBeVisible();
  await expect(panelOf(page).getByText(/^These claims add up to/)).toHaveCount(0);
  await expect(tab).toBeVisible();
});
