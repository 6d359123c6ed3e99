/**
 * A claim is never paid twice, and the payment's outcome is always shown (spec 001 §7; decisions/claims#outcomes-of-a-payment).
 */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  brand,
  changeClaims,
  LIST,
  openRow,
  payButton,
  rows,
} from '../../../tests/support/component/claims.ts';
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
  outcome,
  paid,
  PAY,
  PAY_BUTTON,
  payButtonOf,
  payableRow,
  press,
  pressPay,
  startPaying,
} from '../../../tests/support/component/pay-claim.ts';
import { goTo, openAs, user } from '../../../tests/support/component/portal.tsx';
import {
  respondToFetch,
  breakCall,
  holdCall,
  repair,
  sentRequests,
} from '../../../tests/support/component/services.ts';

/** Address of the page that shows the summary's claims beside the spending accounts. */
const BOTH = '#/claims-and-spending';

const back = async (): Promise<void> => {
  await press('Back to Claims & Payments');
  await waitFor(() => expect(window.location.hash).toMatch(/claimsAndPayments$/));
};

describe('a payment', () => {
  it('is made only once after two clicks, and the claim then says that it was paid and has no pay button', async () => {
    changeClaims((claim) => ({ ...claim, paymentRecipient: 'PROVIDER' }));
    await openAs('maria', brand, BOTH);
    await waitFor(() => expect(document.querySelectorAll('#claims-panel .claim-row')).toHaveLength(3));
    await goTo(LIST);
    await pressPay();
    await press('Continue');
    holdCall(PAY);
    await user.dblClick(await screen.findByRole('button', { name: PAY_BUTTON }));
    const busy = screen.getByRole('button', { name: /^Paying \$/ });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.type(busy, '{Enter}');
    repair();
    await screen.findByRole('heading', { name: /^You paid/ });
    expect(keysSent()).toHaveLength(1);
    await user.click(screen.getAllByRole('button', { name: 'Back to Claims & Payments' }).at(-1) ?? main());
    await waitFor(() => expect(payableRow().querySelector('.row-paid')).toHaveTextContent('Paid'));
    const row = await openPayable();
    for (const text of [
      'What this claim cost you',
      'You have nothing left to pay.',
      'tell them that your spending account paid it',
    ])
      await waitFor(() => expect(row).toHaveTextContent(text));
    expect(within(row).queryByRole('button', { name: /^Pay/ })).toBeNull();
    const before = sentRequests('claim/summary').length;
    await goTo(BOTH);
    await waitFor(() => expect(sentRequests('claim/summary').length).toBeGreaterThan(before));
  });

  it.each([
    ['is lost', 'lost', 'We sent it, but we haven’t received a response.'],
    ['is invalid', 'wrong-type', 'The service answered with an error'],
  ] as const)('is retried with the same key if its response %s', async (_, kind, known) => {
    await startPaying();
    const before = await held();
    await choose('3');
    breakCall(PAY, { kind });
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await press(payButtonOf('$3.00'));
    const panel = await outcome();
    // The outcome pushed the focused button down, so the page must scroll.
    expect(scroll.mock.contexts).toContain(document.activeElement?.parentElement);
    expect(within(panel).getByRole('alert')).toHaveTextContent('We don’t know yet whether $3.00 was paid.');
    expect(panel).toHaveTextContent(known);
    expect(panel).toHaveTextContent(/Reference [2-9A-Z]{8}/);
    await goTo(window.location.hash.replace(/confirm$/, 'select')); // the amount cannot be changed anymore
    await waitFor(() => expect(window.location.hash).toMatch(/payClaim\/confirm$/));
    expect(screen.getByRole('heading', { name: 'Check and pay' })).toBeVisible();
    await back();
    // While the outcome is unknown, the claim must not offer a second payment.
    const row = await openPayable();
    await waitFor(() =>
      expect(row).toHaveTextContent('We don’t know yet whether $3.00 was paid from your account.'),
    );
    expect(within(row).queryByRole('button', { name: PAY_BUTTON })).toBeNull();
    await user.click(within(row).getByRole('button', { name: 'Look at the payment of $3.00' }));
    repair();
    await press('Finish payment of $3.00');
    await paid('$3.00');
    expect(fact('Left in the account')).toHaveTextContent(dollars(before - 300));
    expect(keysSent()).toHaveLength(2);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('lowers what is left to pay only once if the reloaded claim already includes it', async () => {
    const owed = await startPaying();
    await choose('3');
    breakCall(PAY, { kind: 'lost', times: 1 });
    await press(payButtonOf('$3.00'));
    await outcome();
    await goTo('#/claims/activitySummary');
    await user.click(await screen.findByRole('link', { name: /whether your payment of \$3\.00 / }));
    await press('Finish payment of $3.00');
    await screen.findByRole('heading', { name: 'You get $3.00 back' });
    expect(fact('Left for an account to pay')).toHaveTextContent(dollars(owed - 300));
  });

  it('keeps its key if its response is lost and the retry is rejected without a reason', async () => {
    await startPaying();
    await choose('3');
    breakCall(PAY, { kind: 'lost', times: 1 });
    await press(payButtonOf('$3.00'));
    await outcome();
    breakCall(PAY, { kind: 'status', status: 403, times: 1 });
    await press('Finish payment of $3.00');
    await waitFor(async () =>
      expect(await outcome()).toHaveTextContent('The service answered with an error'),
    );
    expect(await outcome()).not.toHaveTextContent('Nothing was paid.');
    await press('Finish payment of $3.00');
    await paid('$3.00');
    expect(keysSent()).toHaveLength(3);
    expect(new Set(keysSent()).size).toBe(1);
  });
});

describe('a refused payment', () => {
  it('says that nothing was paid, keeps its amount, and can be followed by a new payment', async () => {
    await startPaying();
    await choose('2');
    breakCall(PAY, { kind: 'status', status: 400, code: 'INSUFFICIENT-BALANCE', times: 1 });
    await press(payButtonOf('$2.00'));
    expect(await outcome()).toHaveTextContent('Nothing was paid.');
    expect(await outcome()).toHaveTextContent('The account holds less than $2.00.');
    await user.click(screen.getByRole('link', { name: 'Change the amount' }));
    expect(await screen.findByRole('heading', { name: 'How much do you want to pay?' })).toHaveFocus();
    expect(amount()).toHaveValue('2.00');
    await choose('1.50');
    await screen.findByRole('heading', { name: 'Check and pay' });
    expect(document.querySelector('#pay-outcome')).toBeNull();
    await press(payButtonOf('$1.50'));
    await paid('$1.50');
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('is sent again with a new key if its key belongs to another payment', async () => {
    await startPaying();
    await choose('2');
    breakCall(PAY, { kind: 'status', status: 409, code: 'KEY-REUSED', times: 1 });
    await press(payButtonOf('$2.00'));
    expect(await outcome()).toHaveTextContent('Nothing was paid.');
    expect(await outcome()).toHaveTextContent('already has a different payment with the same number');
    await press(payButtonOf('$2.00'));
    await paid('$2.00');
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('shows the amount that another window already paid, and limits the next default amount to the balance', async () => {
    const owed = await startPaying();
    const number = fact('Claim number').querySelector('.copy-value > span')?.textContent;
    await press('Continue');
    const [request] = sentRequests('spendingAccount/common/v1/accountList');
    const elsewhere = await respondToFetch(`/rbsmbl/x-services/${PAY}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        authorization: request?.headers.get('authorization') ?? '',
      },
      body: JSON.stringify({
        baseMessage: { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null },
        payload: {
          idempotencyKey: 'another window',
          claims: [{ claimNumber: number, clientId: '204518', amount: 4 }],
        },
      }),
    });
    expect(elsewhere.ok).toBe(true);
    await press(payButtonOf(dollars(owed)));
    expect(await outcome()).toHaveTextContent('Nothing was paid.');
    const left = dollars(owed - 400);
    expect(main().querySelector('.answer-warn')).toHaveTextContent(
      `$4.00 was already paid on this claim. An account can pay the ${left} that’s left. Enter ${left} or less.`,
    );
    expect(within(main()).queryByRole('button', { name: PAY_BUTTON })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Change the amount' }));
    await waitFor(() => expect(amount()).toHaveValue(left.slice(1)));
    await back();
    await waitFor(() => expect(payableRow().querySelector('.row-paid')).toHaveTextContent(`${left} left`));

    await user.selectOptions(screen.getByLabelText('Sort by'), 'highest');
    const dear = await openRow(rows().find(({ textContent }) => textContent.includes('Approved')));
    await user.click(payButton(dear));
    await waitFor(async () => expect(cents(amount().value)).toBe(await held()));
    expect(amount()).toHaveAccessibleDescription(
      /the account holds only \$[\d.]+\. You can pay up to that amount/,
    );
  });
});
