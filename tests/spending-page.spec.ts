/** The spending summary page (spec 001 §§2–4; decisions 243 to 245): balances, transactions, failures, phone and paper. */
import type { Locator, Page } from 'playwright/test';
import { expectAccessible, faultsOfView } from './support/axe.ts';
import { englishTexts } from './support/english-texts.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { visibleInterfaceTexts } from './support/visible-texts.ts';

const brand = brandWhere(({ footer, messageCenter }) => footer.kind === 'mega' && messageCenter);
const SPENDING = '/login/#/spendingSummary';
const COMMON = 'spendingAccount/common/v1';

const client = (page: Page, name: string | RegExp) => page.getByRole('region', { name }).first();
const account = (page: Page, name: string) =>
  page.locator('.spend-account', { has: page.getByRole('heading', { level: 3, name, exact: true }) });
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const amounts = async (cells: Locator): Promise<number[]> =>
  (await cells.allInnerTexts()).map((text) => cents(text));
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

test('two employers: each balance told apart, transactions, the year as chart and table, limits and dates', async ({
  page,
  newPerson,
  breakCall,
  openAs,
}) => {
  const person = await newPerson('signe');
  // The service says that a payment is not posted yet; the balance call knows better.
  await breakCall(person, {
    call: `${COMMON}/accountList`,
    kind: 'says',
    field: 'payload.spendingAccounts.0.accountList.0.currentBalance',
    text: '12.34',
  });
  await openAs(person, brand, SPENDING);
  const first = client(page, /^Kestrel Bay Shipwrights and Marine Engineering/);
  const row = first.locator('.spend-balance').first();
  await expect(row).toContainText('$12.34 to spend now');
  await expect(row).toContainText(/Posted balance on \w+ \d+, \d{4}/);
  await expect(row).toContainText('Payments that are not posted yet');
  await row.getByRole('button', { name: 'Check again Health savings account (HSA)' }).click();
  await expect(row).toContainText('Checked again just now.');
  await expect(row).not.toContainText('not posted yet');

  const hsa = account(page, 'Health savings account (HSA)');
  const recent = hsa.getByRole('table', { name: 'Last 30 days' });
  const balance = await row.locator('.spend-available strong').innerText();
  await expect(recent.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(balance);
  const year = hsa.getByRole('table', { name: /^Money put in and paid, by month/ });
  const [putIn, paid] = [year.locator('tbody td:nth-child(2)'), year.locator('tbody td:nth-child(3)')];
  await expect(year.locator('tbody tr')).toHaveCount(Number(new Date().toISOString().slice(5, 7)));
  expect(await amounts(year.locator('tfoot td'))).toEqual([
    sum(await amounts(putIn)),
    sum(await amounts(paid)),
  ]);
  await expect(hsa.getByRole('img')).toHaveAttribute(
    'aria-label',
    new RegExp(`In \\d{4} so far, \\${await year.locator('tfoot td').first().innerText()} was put in`),
  );
  await expect(hsa).toContainText('The money in an HSA stays yours');
  await expect(account(page, 'Dependent care account')).toContainText(/is lost\./);

  const fsa = account(page, 'Flexible spending account (FSA)');
  await expect(fsa).toContainText(/Use it by December 31, \d{4}\./);
  await expect(fsa.getByRole('link', { name: 'Choose a claim to pay' })).toHaveAttribute(
    'href',
    '#/claims/claimsAndPayments',
  );
  const hcra = account(page, 'Health care reimbursement account (HCRA)');
  await expect(hcra.locator('.spend-line-left')).toContainText('Not known');
  await expect(hcra).toContainText('are paid from another account: Flexible spending account (FSA)');
  await expectAccessible(page, 'the spending page', 'main');
});

test('a part that fails says so alone and loads again; figures that do not add up are not shown', async ({
  page,
  newPerson,
  failCall,
  breakCall,
  retryAfterRepair,
  openAs,
}) => {
  const person = await newPerson('theo');
  await failCall(person, `${COMMON}/contributions`);
  await failCall(person, 'claim/amount');
  await openAs(person, brand, SPENDING);
  const hsa = account(page, 'Health savings account (HSA)');
  await expect(hsa.getByRole('table', { name: 'Last 30 days' })).toBeVisible();
  const row = page.locator('.spend-balance').first();
  const before = await row.locator('.spend-available strong').innerText();
  await row.getByRole('button', { name: 'Check again' }).click();
  await expect(row.getByRole('alert')).toContainText('The figures are those from before.');
  await expect(row.locator('.spend-available strong')).toHaveText(before);
  await retryAfterRepair(person, hsa, 'We could not look up the contributions to this account.');
  await expect(hsa).toContainText('Can still be put in');

  await breakCall(person, { call: `${COMMON}/accountList`, kind: 'status', status: 500, times: 1 });
  await breakCall(person, {
    call: `${COMMON}/transactions`,
    kind: 'says',
    field: 'payload.transactions.1.runningBalance',
    text: '1.00',
  });
  await breakCall(person, {
    call: 'spendingAccount/vendordetails',
    kind: 'says',
    field: 'payload.claimAndSpending',
    text: 'N',
  });
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('We could not look up these accounts.');
  await expect(main).not.toContainText('$');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(hsa).toContainText('do not add up, so we show no totals');
  await expect(hsa).toContainText('This account is not linked to your claims here');
  await expect(hsa.getByRole('link', { name: 'Choose a claim to pay' })).toHaveCount(0);
  await expect(hsa.getByRole('columnheader')).toHaveText(['Date', 'Transaction', 'Amount']);
});

test('accounts are the subscriber’s: a spouse sees none of them, and nothing is asked for', async ({
  page,
  openAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/spendingAccount\/common|getAccountTypes|claim\/amount/.test(request.url()))
      asked.push(request.url());
  });
  await openAs('daniel', brand, SPENDING);
  const main = page.getByRole('main');
  await expect(main).toContainText('You have no spending account here.');
  await expect(main).not.toContainText('$');
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('without accounts to show: a blackout, and an HSA that is being opened', async ({ page, openAs }) => {
  await openAs('vera', brand, SPENDING);
  await expect(client(page, 'Ember Hill Bakeries')).toContainText('cannot be shown right now');
  await expect(client(page, 'Castell Harbor Authority')).toContainText('Your HSA is being opened.');
  await expect(page.getByRole('main')).not.toContainText('$');
  await expectAccessible(page, 'clients without accounts', 'main');
});

test('terms of an HSA are accepted here; the account shows then, and after a reload', async ({
  page,
  openAs,
}) => {
  await openAs('otto', brand, SPENDING);
  await page.getByRole('button', { name: 'Accept the terms' }).click();
  await expect(account(page, 'Health savings account (HSA)')).toBeVisible();
  await page.reload();
  await expect(account(page, 'Health savings account (HSA)')).toContainText('Can still be put in');
});

test('on a phone in Spanish: one column, stacked transactions, no English', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('signe', brand, '/es/login/#/spendingSummary');
  const hsa = account(page, 'Cuenta de ahorros para la salud (HSA)');
  const recent = hsa.getByRole('table', { name: 'Últimos 30 días' });
  await expect(recent.getByRole('row').nth(1)).toHaveCSS('display', 'block');
  await expect(recent.locator('.spend-after').first()).toHaveAttribute('data-label', 'Saldo después');
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
  const english = await englishTexts();
  expect((await page.evaluate(visibleInterfaceTexts)).filter((text) => english.has(text))).toEqual([]);
  expect(await faultsOfView(page)).toEqual([]);
});

test('on paper: balances, transactions and the year, and nothing to press', async ({ page, openAs }) => {
  await openAs('signe', brand, SPENDING);
  const fsa = account(page, 'Flexible spending account (FSA)');
  await expect(fsa.getByRole('img')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.spend-balance').first()).toContainText('to spend now');
  await expect(fsa.getByRole('img')).toBeVisible();
  await expect(fsa).toContainText('Use it by');
  for (const pressed of ['.spend button', '.spend .button', '.spend .spend-check'])
    await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0);
});
