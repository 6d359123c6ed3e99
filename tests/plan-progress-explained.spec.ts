/** Which claims counted, and what a planned cost would mean (decisions 167, 176). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const medicalOf = (page: Page) =>
  page
    .locator('#plan-progress-panel')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Medical', exact: true }) });
const deductibleOf = (page: Page) => medicalOf(page).locator('.path-step').first();

test('the ledger adds up to the amount on screen, and an entry opens its claim', async ({ page, openAs }) => {
  await openAs('maria', v3);
  const deductible = deductibleOf(page);
  const amount = await deductible.locator('.progress-amount').first().innerText();
  const total = /\$[\d,]+\.\d\d/.exec(amount)?.[0] ?? 'no amount';
  const open = deductible.getByRole('button', { name: 'Which claims counted?' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(deductible.getByRole('status')).toContainText(`These claims add up to ${total}.`);
  const counted = await deductible.getByText(/^Counted: /).allInnerTexts();
  const cents = counted.map((text) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100));
  const sum = cents.reduce((all, one) => all + one, 0);
  expect(sum).toBe(Math.round(Number(total.replace(/[$,]/g, '')) * 100));
  await deductible.locator('.ledger-entry button').first().click();
  await expect(deductible.locator('.ledger-detail').getByRole('table').first()).toBeVisible();
  await expectAccessible(page, 'the open ledger', '#plan-progress-panel');
  await deductible.getByLabel('Whose claims').selectOption({ label: 'Leo Delgado' });
  for (const claim of await deductible.locator('.ledger-claim').allInnerTexts())
    expect(claim).toContain('Leo');
});

test('what no claim explains is said plainly', async ({ page, openAs }) => {
  await openAs('nadia', v3);
  const deductible = deductibleOf(page);
  await deductible.getByRole('button', { name: 'Which claims counted?' }).click();
  await expect(deductible.getByRole('status')).toContainText(
    'We cannot tell which claims made up the other $650.00.',
  );
});

test('claims that do not load have an error with a retry', async ({ page, repair, openFailing }) => {
  const person = await openFailing('claims/v2/recent', v3);
  const deductible = deductibleOf(page);
  await deductible.getByRole('button', { name: 'Which claims counted?' }).click();
  await expect(deductible.getByRole('alert')).toContainText('We could not load the claims of this plan.');
  await repair(person);
  await deductible.getByRole('button', { name: 'Try again' }).click();
  await expect(deductible.getByRole('status')).toContainText('These claims add up to');
});

test('a planned cost: step by step, an estimate, and nothing is sent', async ({ page, openAs }) => {
  await openAs('maria', v3);
  const medical = medicalOf(page);
  await medical.getByRole('button', { name: 'What would a planned cost mean?' }).click();
  await expect(medical).toContainText('This is an estimate, not a bill.');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const show = medical.getByRole('button', { name: 'Show the estimate' });
  await show.click();
  await expect(medical.getByText('Enter an amount above $0')).toBeVisible();
  const cost = medical.getByLabel('Planned cost, in dollars');
  await cost.fill('50,000');
  await medical.getByLabel('Your share after the deductible').fill('20');
  await page.keyboard.press('Enter');
  const result = medical.locator('.what-if-result');
  await expect(result).toContainText('Until you reach your deductible you pay the full plan price');
  await expect(result).toContainText('You and your plan share');
  await expect(result).toContainText('You have reached your out-of-pocket maximum');
  await expectAccessible(page, 'the estimate', '#plan-progress-panel');
  await medical.getByLabel('Out of network', { exact: true }).check();
  await expect(result).toHaveCount(0);
  await medical.getByLabel('Your share after the deductible').fill('');
  await cost.fill('9000');
  await show.click();
  await expect(result).toContainText(/\$[\d,.]+ to \$[\d,.]+/);
  expect(sent).toEqual([]);
});
