/** The reasons that a claim's row and the pay-claim page show if the claim cannot be paid (spec 001 §7; decisions/claims#who-may-pay-a-claim). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  changeClaims,
  openList,
  openRow,
  payButton,
  rows,
  rowWith,
} from '../../../tests/support/component/claims.ts';
import { pressPay } from '../../../tests/support/component/pay-claim.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import { changeResponse } from '../../../tests/support/component/services.ts';

/** Makes the service mark every claim as payable. */
const offerAll = (): void => changeClaims((claim) => ({ ...claim, claimPayButton: 'true', paymentInfo: '' }));

const offerOf = (claim: HTMLElement) =>
  waitFor(() => {
    const offer = claim.querySelector<HTMLElement>('.claim-actions');
    if (!offer) throw new Error('says nothing about paying');
    return offer;
  });

async function expectBarred(claim: HTMLElement, text: string): Promise<void> {
  expect(await offerOf(claim)).toHaveTextContent(text);
  expect(within(claim).queryByRole('button', { name: /^Pay/ })).toBeNull();
}

describe('a claim that cannot be paid', () => {
  it.each([
    ['daniel', 'belongs to the subscriber'],
    ['blair', 'You can’t use your spending accounts right now'],
    ['amos', 'We don’t know of a spending account of yours for this claim'],
    ['otto', 'can pay this claim once you accept its terms'],
  ])('shows %s the reason "%s" instead of a pay button', async (who, text) => {
    offerAll();
    await openList(who);
    const claim = rows().find(({ textContent }) => !/In Process|\$0\.00|name unavailable/.test(textContent));
    await expectBarred(await openRow(claim), text);
  });

  it('shows a reason if its provider name is missing or the provider may send a bill', async () => {
    changeClaims((claim) => ({ ...claim, claimPayButton: 'true' }));
    await openList('maria');
    await expectBarred(
      await openRow(rowWith('Provider name unavailable')),
      'We don’t have this provider’s name',
    );
    const billed = await openRow(rowWith('Partially Approved'));
    await expectBarred(billed, 'Your provider may send you a bill');
    expect(billed.querySelector('.claim-facts')).toHaveTextContent(/You may ?get a bill/);
  });
});

describe('paying a claim', () => {
  it('can be tried again if the code that opens the payment does not load', async () => {
    offerAll();
    await openList('signe');
    const claim = await openRow(rowWith('Vision'));
    vi.doMock('../shared/pay-claim-routes.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await user.click(payButton(claim));
    expect(await within(claim).findByRole('alert')).toHaveTextContent('We couldn’t open this payment.');
    vi.doUnmock('../shared/pay-claim-routes.ts');
    await user.click(within(claim).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Pay a claim' });
  });

  it('offers only the accounts of the employer that the claim belongs to', async () => {
    offerAll();
    await openList('signe');
    const claim = await openRow(rowWith('Vision')); // the only claim of the second employer
    await user.click(payButton(claim));
    const accounts = await waitFor(() => {
      const panel = document.querySelector('#client-accounts');
      expect(panel).toHaveTextContent('Foxglove Libraries');
      return panel;
    });
    expect(accounts).toHaveTextContent('Flexible spending account (FSA)');
    expect(accounts).not.toHaveTextContent(/Kestrel Bay|\(HSA\)/);
  });

  it.each([
    ['there is no account', false, 'There’s no spending account for this claim.'],
    ['the accounts are in a blackout', true, 'is moving them or setting them up.'],
  ])('is refused with an explanation if %s', async (_, isInBlackout, text) => {
    changeResponse('spendingAccount/common/v1/accountList', () => ({
      payload: {
        spendingAccounts: [
          {
            clientNumber: '0020451',
            clientName: 'Larkmoor Robotics',
            groupNumber: '10452000',
            spendingAccountExists: isInBlackout,
            hsaEnrollmentInProcess: false,
            isInBlackout,
            moduleId: '',
            count: 0,
            accountList: [],
          },
        ],
      },
    }));
    await openList('maria');
    await pressPay();
    await screen.findByRole('heading', { name: 'You can’t pay this claim here right now.' });
    expect(document.querySelector('#client-accounts')).toHaveTextContent(text);
    expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
  });
});
