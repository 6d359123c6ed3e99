/** Paying a claim (spec 001 §2 'Pay claim'): the amount, the payee, the balance, and what the claim shows afterward. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openList } from '../../../tests/support/component/claims.ts';
import {
  amount,
  cents,
  choose,
  dollars,
  fact,
  held,
  keysSent,
  main,
  openPayable,
  paid,
  payButtonOf,
  payableRow,
  press,
  pressPay,
  startPaying,
} from '../../../tests/support/component/pay-claim.ts';
import { retryAfterRepair, user } from '../../../tests/support/component/portal.tsx';
import { failCall } from '../../../tests/support/component/services.ts';

const PROVIDER = /^Marrow & Pike Drugs$/;
const MEMBER = /^You\. This payment doesn’t go to your provider\.$/;
const UNKNOWN = /^We don’t know\. Call 1-[\d-]+ and ask who gets this payment\.$/;

describe('the amount to pay', () => {
  it('gets an error next to its field, and the field takes the focus, if the amount is invalid', async () => {
    const owed = await startPaying();
    for (const [typed, wrong] of [
      ['', /^Field is Required$/],
      ['ten', /^Enter an amount in dollars and cents/],
      ['1.005', /^Enter no more than two digits/],
      ['0', /^Enter more than \$0\.00$/],
      [String(owed / 100 + 0.01), /^Enter \$[\d.]+ or less\. That’s your cost/],
    ] as const) {
      await choose(typed);
      expect(amount()).toHaveFocus();
      expect(document.querySelector('.field-error')).toHaveTextContent(wrong);
      expect(amount()).toHaveAttribute('aria-describedby', expect.stringContaining('-error'));
    }
  });

  it('is kept when the member goes back to the wizard’s first step', async () => {
    await startPaying();
    await choose('5.25');
    await screen.findByRole('heading', { name: 'Check and pay' });
    const steps = () =>
      within(screen.getByRole('navigation', { name: 'Pay a claim' })).getAllByRole('listitem');
    expect(steps()[0]?.querySelector('.badge')).toHaveTextContent(/^1/);
    expect(steps()[0]).toHaveTextContent('1 claim');
    await press('Choose the amount');
    expect(await screen.findByRole('heading', { name: 'How much do you want to pay?' })).toHaveFocus();
    expect(window.location.hash).toMatch(/payClaim\/select$/);
    expect(steps().at(-1)).toHaveAttribute('data-state', 'incomplete');
    expect(within(screen.getByRole('navigation', { name: 'Pay a claim' })).queryByRole('button')).toBeNull();
    expect(amount()).toHaveValue('5.25');
  });
});

describe('a payment', () => {
  it('is made once after confirmation, and the claim then shows what was paid and what is left to pay', async () => {
    const owed = await startPaying();
    const before = await held();
    await choose('5.25');
    expect(await screen.findByRole('heading', { name: 'Check and pay' })).toHaveFocus();
    expect(fact('Amount to pay')).toHaveTextContent(/^\$5\.25$/);
    expect(fact('From')).toHaveTextContent('Flexible spending account (FSA)');
    expect(fact('Left in the account')).toHaveTextContent(dollars(before - 525));
    await press(payButtonOf('$5.25'));
    await waitFor(async () => expect(await paid('$5.25')).toHaveFocus());
    expect(fact('Confirmation number')).toHaveTextContent(/^P\d{8}/);
    for (const [name, cents] of [
      ['Left in the account', before - 525],
      ['Your cost', owed],
      ['Left to pay', owed - 525],
    ] as const)
      expect(fact(name)).toHaveTextContent(dollars(cents));
    // Dates include the year, because members save receipts.
    for (const day of ['Paid on', 'Date of service']) expect(fact(day)).toHaveTextContent(/, 20\d\d$/);
    expect(keysSent()).toHaveLength(1);
    await user.click(
      within(main()).getAllByRole('button', { name: 'Back to Claims & Payments' }).at(-1) ?? main(),
    );
    const left = dollars(owed - 525);
    const row = await openPayable();
    expect(row.querySelector('.row-amount')).toHaveTextContent(`Your cost: ${dollars(owed)} ${left} left`);
    await waitFor(() =>
      expect(payableRow().querySelector('.why-answer')).toHaveTextContent(
        `A spending account paid $5.25. You have ${left} left to pay.`,
      ),
    );
    await user.click(within(row).getByRole('button', { name: payButtonOf(left) }));
    await waitFor(() => expect(fact('Already paid')).toHaveTextContent('$5.25'));
    expect(amount()).toHaveValue(left.slice(1));
    await choose(String((owed - 524) / 100));
    expect(document.querySelector('.field-error')).toHaveTextContent(
      `Enter ${left} or less. That’s what an account can still pay on this claim`,
    );
  });

  it('can be made even if the balance failed to load, and the balance can be reloaded', async () => {
    failCall('spendingAccount/common/v1/accountList');
    await openList('maria');
    await pressPay();
    const accounts = await waitFor(() => {
      const panel = document.querySelector<HTMLElement>('#client-accounts');
      if (!panel) throw new Error('no accounts');
      return panel;
    });
    await within(accounts).findByRole('alert');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Check and pay' });
    expect(fact('Left in the account')).toHaveTextContent('We check it when you pay');
    await retryAfterRepair(accounts, 'We couldn’t look up your balances.');
    await waitFor(() => expect(fact('Left in the account')).toHaveTextContent(/^\$\d/));
  });

  it.each([
    ['PROVIDER', PROVIDER, PROVIDER, /^Pay Marrow & Pike Drugs \$/, /^You paid/],
    ['MEMBER', MEMBER, MEMBER, /^Get \$[\d.]+ back$/, /^You get \$[\d.]+ back/],
    [null, null, UNKNOWN, /^Pay \$/, /^Your account paid/],
    ['BOTH', null, UNKNOWN, /^Pay \$/, /^Your account paid/],
  ])(
    'names its payee, or says that the payee is unknown, if the service sends the recipient %s',
    async (...[recipient, shown, after, pay, done]) => {
      await startPaying(recipient);
      if (shown === PROVIDER) expect(fact('Paid to')).toHaveTextContent(shown);
      if (!shown) expect(main()).toHaveTextContent(/gets this payment\. Call 1-/);
      await press('Continue');
      await screen.findByRole('heading', { name: 'Check and pay' });
      if (shown) expect(fact('Paid to')).toHaveTextContent(shown);
      await press(pay);
      await screen.findByRole('heading', { name: done });
      expect(fact('Paid to')).toHaveTextContent(after);
    },
  );

  it('to the member names the account, and labels the unpaid rest “Left for an account to pay”', async () => {
    await startPaying('MEMBER');
    const amountText = dollars(cents(amount().value));
    expect(main()).toHaveTextContent(
      `Get ${amountText} back from your FSA. You probably paid the pharmacy at the counter.`,
    );
    expect(screen.getByRole('heading', { name: 'How much do you want back?' })).toBeVisible();
    await press('Continue');
    await press(/^Get \$/);
    await screen.findByRole('heading', { name: /^You get/ });
    expect(fact('Left for an account to pay')).toHaveTextContent('$0.00');
    expect(() => fact('Left to pay')).toThrow('no fact');
  });
});
