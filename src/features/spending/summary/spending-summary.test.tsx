/**
 * The spending summary page (spec 001 §§2–4; decisions/spending#figures-of-an-account,
 * decisions/spending#a-year-of-transactions): balances, transactions, the year's use, and failing parts.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { openAs, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import { breakCall, failCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';

const SPENDING = '#/spendingSummary';
const COMMON = 'spendingAccount/common/v1';
const HSA = 'Health savings account (HSA)';
const brand = brandWhere(({ footer, messageCenter }) => footer.kind === 'mega' && messageCenter);

const main = () => screen.getByRole('main');
const account = async (name: string) =>
  (
    await screen.findByRole('heading', { level: 3, name: (text) => text.startsWith(name) })
  ).closest<HTMLElement>('.spend-account') ?? main();
const firstBalance = () => document.querySelector<HTMLElement>('.spend-balance') ?? main();
const available = () => firstBalance().querySelector('.spend-available strong')?.textContent ?? '';
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const amounts = (table: HTMLElement, selector: string): number[] =>
  [...table.querySelectorAll(selector)].map(({ textContent }) => cents(textContent));
const sum = (list: readonly number[]): number => list.reduce((total, amount) => total + amount, 0);

describe('balances', () => {
  it('show unposted payments until the user presses "Check again" and the new response reports none', async () => {
    // In the account list, the current balance differs from the posted balance, which means that a payment is not
    // posted yet. The balance call, whose response is newer, reports no unposted payment.
    breakCall(`${COMMON}/accountList`, {
      kind: 'says',
      field: 'payload.spendingAccounts.0.accountList.0.currentBalance',
      text: '12.34',
    });
    await openAs('signe', brand, SPENDING);
    const hsa = await account(HSA);
    const row = firstBalance();
    expect(row).toHaveTextContent('$12.34 to spend now');
    expect(row).toHaveTextContent(/Posted balance on \w+ \d+, \d{4}/);
    expect(row).toHaveTextContent('Payments that aren’t posted yet');
    await user.click(within(row).getByRole('button', { name: `Check again ${HSA}` }));
    await within(row).findByText('We checked again just now.');
    expect(row).not.toHaveTextContent('not posted yet');
    const recent = await within(hsa).findByRole('table', { name: 'Last 30 days' });
    expect(within(recent).getAllByRole('row')[1]?.lastElementChild).toHaveTextContent(available());
  });

  it('do not change if a balance check fails', async () => {
    failCall('claim/amount');
    await openAs('theo', brand, SPENDING);
    await account(HSA);
    const before = available();
    await user.click(within(firstBalance()).getByRole('button', { name: /^Check again/ }));
    expect(await within(firstBalance()).findByRole('alert')).toHaveTextContent(
      'The figures are from before.',
    );
    expect(available()).toBe(before);
  });
});

describe('an account', () => {
  it('shows the year’s deposits and payments as a table and as text, and explains the kind of account', async () => {
    await openAs('signe', brand, SPENDING);
    const hsa = await account(HSA);
    const year = await within(hsa).findByRole('table', { name: /^Money put in and paid, by month/ });
    expect(year.querySelectorAll('tbody tr')).toHaveLength(Number(new Date().toISOString().slice(5, 7)));
    expect(amounts(year, 'tfoot td')).toEqual([
      sum(amounts(year, 'tbody td:nth-child(2)')),
      sum(amounts(year, 'tbody td:nth-child(3)')),
    ]);
    expect(within(hsa).getByRole('img')).toHaveAccessibleName(
      expect.stringContaining(
        ` so far, ${year.querySelector('tfoot td')?.textContent ?? '?'} went in`,
      ) as string,
    );
    expect(hsa).toHaveTextContent('This money doesn’t expire.');
    expect(await account('Dependent care account')).toHaveTextContent(/you lose/);
    const fsa = await account('Flexible spending account (FSA)');
    expect(fsa).toHaveTextContent(/Use it by December 31, \d{4}\./);
    expect(within(fsa).getByRole('link', { name: 'Choose a claim to pay' })).toHaveAttribute(
      'href',
      '#/claims/claimsAndPayments',
    );
    const hcra = await account('Health care reimbursement account (HCRA)');
    await waitFor(() => expect(hcra.querySelector('.spend-line-left')).toHaveTextContent('Not known'));
    expect(hcra).toHaveTextContent('the money comes from another account: Flexible spending account (FSA)');
  });

  it('says that its contributions failed to load, and loads them after a retry', async () => {
    failCall(`${COMMON}/contributions`);
    await openAs('theo', brand, SPENDING);
    const hsa = await account(HSA);
    await within(hsa).findByRole('table', { name: 'Last 30 days' });
    await retryAfterRepair(hsa, 'We couldn’t look up the contributions to this account.');
    await within(hsa).findByText(/You can still put in/);
  });

  it('shows no totals if the balances do not add up, and no link to claims if the account is not linked to claims', async () => {
    breakCall(`${COMMON}/transactions`, {
      kind: 'says',
      field: 'payload.transactions.1.runningBalance',
      text: '1.00',
    });
    breakCall('spendingAccount/vendordetails', {
      kind: 'says',
      field: 'payload.claimAndSpending',
      text: 'N',
    });
    await openAs('theo', brand, SPENDING);
    const hsa = await account(HSA);
    await within(hsa).findByText(/don’t add up, so we show no totals/);
    await within(hsa).findByText(/This account isn’t linked to your claims here/);
    expect(within(hsa).queryByRole('link', { name: 'Choose a claim to pay' })).toBeNull();
    const columns = within(hsa).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Date', 'Transaction', 'Amount']);
  });
});

describe('the spending summary page', () => {
  it('shows no amounts after a failure, and loads the accounts after a retry', async () => {
    failCall(`${COMMON}/accountList`);
    await openAs('theo', brand, SPENDING);
    expect(await within(main()).findByRole('alert')).toHaveTextContent('We couldn’t look up these accounts.');
    expect(main()).not.toHaveTextContent('$');
    repair();
    await user.click(within(main()).getByRole('button', { name: 'Try again' }));
    await account(HSA);
    expect(within(main()).getAllByRole('heading', { level: 2 })[0]).toHaveFocus();
  });

  it('neither shows nor requests the subscriber’s accounts if a spouse is signed in', async () => {
    await openAs('daniel', brand, SPENDING);
    await screen.findByText('You have no spending account here.', { exact: false });
    expect(main()).not.toHaveTextContent('$');
    expect(screen.queryByRole('button', { name: /^Check again/ })).toBeNull();
    expect(
      sentRequests().filter(({ path }) => /spendingAccount\/common|getAccountTypes|claim\/amount/.test(path)),
    ).toEqual([]);
  });

  it('says why a client has no account to show', async () => {
    await openAs('vera', brand, SPENDING);
    const [bakeries] = await screen.findAllByRole('region', { name: 'Ember Hill Bakeries' });
    expect(bakeries).toHaveTextContent('can’t show your spending accounts right now');
    expect(screen.getAllByRole('region', { name: 'Castell Harbor Authority' })[0]).toHaveTextContent(
      'We’re opening your HSA.',
    );
    expect(main()).not.toHaveTextContent('$');
  });

  it('shows an HSA after the member accepts its terms', async () => {
    await openAs('otto', brand, SPENDING);
    await user.click(await screen.findByRole('button', { name: 'Accept the terms' }));
    expect(await account(HSA)).toBeVisible();
  });
});
