/** The states of the plan progress panel (001 §§4, 6, 8; decisions 164, 165): by people, brands and faults. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const v5 = brandWhere(({ planProgress }) => planProgress.version === 'V5');
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

for (const id of ['silas', 'pearl'])
  test(`${id} has no panel: a suppressed group, a dental plan`, async ({ page, openAs }) => {
    await openAs(id, v3);
    await expect(claimRows(page).or(page.locator('#claims-panel .note')).first()).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page.locator('#smart-message')).toBeVisible();
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
  await retryAfterRepair(person, panelOf(page), 'We cannot show your plan progress right now.');
  await expect(panelOf(page).getByText('You are here').first()).toBeVisible();
});

test('the chunk does not load: the panel says so, and loads it on the next press', async ({
  page,
  faults,
  openAs,
}) => {
  faults.expected.push(/progress-panel|Failed to load|ERR_FAILED/);
  await page.route('**/progress-panel.*.js', (route) => route.abort());
  await openAs('maria', v3);
  await expect(panelOf(page).getByRole('alert')).toContainText('We could not load your plan progress.');
  await expect(claimRows(page)).toHaveCount(3);
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

test('it follows the selected group: a dental group has none', async ({ page, openAs }) => {
  await openAs('maria', v3);
  const medical = panelOf(page).getByRole('heading', { level: 3, name: 'Medical' });
  await expect(medical).toBeVisible();
  for (const [index, count] of [
    [1, 0],
    [0, 1],
  ] as const) {
    await goTo(page, '#/claims-and-spending');
    await page.getByLabel('Show this page for').selectOption({ index });
    await goTo(page, '#/claims/activitySummary');
    await expect(claimRows(page).first()).toBeVisible();
    await expect(medical).toHaveCount(count);
    await expect(panelOf(page)).toHaveCount(count);
  }
});
