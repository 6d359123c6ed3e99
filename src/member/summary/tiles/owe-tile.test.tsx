/** The tile of the activity summary with the amount owed (decisions/claims#one-figure-of-what-is-owed). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { answer, pressInTile as press } from '../../../../tests/support/component/answer-tiles.ts';
import { opened } from '../../../../tests/support/component/claims.ts';
import {
  amount,
  dollars as shownCents,
  PAY,
  payButtonOf,
  press as pressMain,
  startPaying,
} from '../../../../tests/support/component/pay-claim.ts';
import { goTo, openAs, signInAs, user } from '../../../../tests/support/component/portal.tsx';
import {
  changeResponse,
  failCall,
  holdCall,
  repair,
  sentRequests,
} from '../../../../tests/support/component/services.ts';
import { $paying } from '../../../features/pay-claim/pay-claim.store.ts';
import { $slowCalls } from '../../../lib/remote/loading.store.ts';
import { summaryState } from '../../../routing/summary-view-state.ts';
import { dispatch } from '../../../session/session-machine.ts';

const CALL = 'claim/summary';
const brand = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface WireClaim {
  claimStatusCode?: string;
  bilgProvClmStaCd?: string;
  yourCost?: number;
  bilgProvTotMbrLiab?: number;
  memberPaidAmount?: number;
  sysSrcCode?: string;
  paymentRecipient?: string;
}
interface Summary {
  payload: { getClaimAccumActivitySummaryData: WireClaim[] };
}

/** Whether the claim counts as owed. A drug claim counts only if a spending account pays the provider; otherwise, the member has already paid at the counter. */
const isOwed = ({ sysSrcCode, paymentRecipient }: WireClaim): boolean =>
  sysSrcCode !== 'ods' || paymentRecipient === 'PROVIDER';

/** Watches responses of the claims summary. @param change changes each claim of a response @returns a function that returns the dollars left to pay for each claim with a final cost */
function watchLeft(change = (claim: WireClaim): WireClaim => claim): () => number[] {
  let left: number[] = [];
  changeResponse(CALL, (body: Summary) => {
    const claims = body.payload.getClaimAccumActivitySummaryData.map(change);
    left = claims
      .filter((claim) => (claim.claimStatusCode ?? claim.bilgProvClmStaCd) !== '5' && isOwed(claim))
      .map(
        ({ yourCost, bilgProvTotMbrLiab, memberPaidAmount = 0 }) =>
          (yourCost ?? bilgProvTotMbrLiab ?? Number.NaN) - memberPaidAmount,
      )
      .filter((rest) => rest > 0);
    return { ...body, payload: { ...body.payload, getClaimAccumActivitySummaryData: claims } };
  });
  return () => left;
}
const total = (left: readonly number[]): string => dollars.format(left.reduce((sum, rest) => sum + rest, 0));

/** Makes the provider the payee of every claim, because otherwise a pharmacy's claim does not count as owed. */
const payProviders = (): void =>
  changeResponse(CALL, (body: Summary) => ({
    payload: {
      ...body.payload,
      getClaimAccumActivitySummaryData: body.payload.getClaimAccumActivitySummaryData.map((claim) => ({
        ...claim,
        paymentRecipient: 'PROVIDER',
      })),
    },
  }));

describe('the tile "What do I owe?"', () => {
  it('shows the total left to pay, and a dialog that lists each claim with its amount and reason', async () => {
    const left = watchLeft();
    await openAs('maria', brand);
    const owe = await answer('owe');
    const sum = total(left());
    expect(owe).toHaveTextContent(`${sum} left to pay on ${left().length} of your family’s claims`);
    await waitFor(() =>
      expect(owe).toHaveTextContent(
        'Not counted: 1 pharmacy copay, usually paid at the counter; 1 claim in process.',
      ),
    );
    expect(owe).toHaveTextContent('from the last 60 days, in all your groups.');
    await press('owe', 'See why I owe this');
    const dialog = await screen.findByRole('dialog', { name: `${sum} left to pay` });
    await waitFor(() =>
      expect(within(dialog).getAllByText(/^You (?:may )?owe \$/)).toHaveLength(left().length),
    );
    expect([...dialog.querySelectorAll('.owed-name p')].map(({ textContent }) => textContent)).toEqual(
      left().map((rest) => dollars.format(rest)),
    );
    expect(within(dialog).getAllByText(/^Why we denied it/)[0]).toBeVisible();
    await user.click(within(dialog).getByRole('link', { name: 'St. Brennan Children’s Clinic' }));
    await waitFor(() => expect(opened()[0]).toHaveTextContent('Why we denied it'));
  });

  it('says that the amount is unknown if the claims fail to load, and shows the amount after a retry', async () => {
    const left = watchLeft();
    failCall(CALL);
    await openAs('maria', brand);
    const owe = await answer('owe');
    await waitFor(() => expect(owe).toHaveTextContent(/Not known ?We couldn’t load your claims\./));
    expect(owe).not.toHaveTextContent('$');
    repair();
    await press('owe', 'Try again');
    await waitFor(() => expect(owe).toHaveTextContent(`${total(left())} left to pay`));
  });

  it('offers a pay button if only one claim is left to pay', async () => {
    payProviders();
    await openAs('tomas', brand);
    await press('owe', /^Pay .*\$10\.00$/);
    await screen.findByRole('heading', { level: 1, name: 'Pay a claim' });
    expect(amount()).toHaveValue('10.00');
    const { dateRange } = summaryState();
    expect(dateRange).toBeDefined();
    expect($paying.get()?.range).toEqual(dateRange);
  });

  it('shows what is left to pay after a payment finishes while the summary is open', async () => {
    const left = watchLeft((claim) => ({ ...claim, paymentRecipient: 'PROVIDER' }));
    const cents = await startPaying();
    await pressMain('Continue');
    holdCall(PAY);
    await pressMain(payButtonOf(shownCents(cents)));
    await goTo('#/claims/activitySummary');
    const owe = await answer('owe');
    const before = { sum: total(left()), requests: sentRequests(CALL).length };
    repair();
    await waitFor(() => expect(sentRequests(CALL).length).toBeGreaterThan(before.requests));
    await waitFor(() => expect(total(left())).not.toBe(before.sum));
    await waitFor(() => expect(owe).toHaveTextContent(`${total(left())} left to pay`));
  });

  it('opens the claims list if the code that opens the payment does not load', async () => {
    payProviders();
    vi.doMock('./pay-from-summary.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await openAs('tomas', brand);
    await press('owe', /^Pay .*\$10\.00$/);
    vi.doUnmock('./pay-from-summary.ts');
    await screen.findByRole('heading', { level: 1, name: 'Claims & Payments' });
  });

  it.each([
    ['the member opens another view', () => goTo('#/landing')],
    [
      'another member signs in',
      async () => {
        act(() => dispatch({ type: 'session-ended', skipNotice: true }));
        await signInAs('maria', brand);
      },
    ],
  ])('does not open the payment if %s while the claim loads', async (_what, leave) => {
    payProviders();
    holdCall('claim/detail');
    await openAs('tomas', brand);
    await press('owe', /^Pay .*\$10\.00$/);
    await waitFor(() => expect($slowCalls.get()).toBeGreaterThan(0));
    await leave();
    repair();
    await waitFor(() => expect($slowCalls.get()).toBe(0));
    await act(() => vi.dynamicImportSettled());
    expect($paying.get()).toBeNull();
    expect(window.location.hash).not.toContain('payClaim');
  });

  it('leaves out a claim that is marked as paid, and includes the claim again after an undo', async () => {
    const left = watchLeft();
    await openAs('maria', brand);
    await press('owe', 'See why I owe this');
    const dialog = await screen.findByRole('dialog', { name: `${total(left())} left to pay` });
    const [mark] = await within(dialog).findAllByRole('button', { name: 'I paid this' });
    await user.click(mark ?? document.body);
    const [first = 0, ...rest] = left();
    expect(first).toBeGreaterThan(0);
    const undo = await within(dialog).findByRole('button', { name: 'Undo: I haven’t paid this' });
    expect(undo).toHaveFocus();
    const owe = await answer('owe');
    await waitFor(() => expect(owe).toHaveTextContent(`${total(rest)} left to pay`));
    expect(owe).toHaveTextContent('This leaves out 1 claim that you marked as paid.');
    await waitFor(() => expect(localStorage.getItem('PaidMarks')).not.toBeNull());
    expect(localStorage.getItem('PaidMarks')).toMatch(/^\["[A-Za-z0-9+/=]+"\]$/);
    await user.click(undo);
    await waitFor(() => expect(owe).toHaveTextContent(`${total(left())} left to pay`));
    await waitFor(() => expect(localStorage.getItem('PaidMarks')).toBeNull());
  });

  it('stores no paid marks if the member checks the box for a shared computer', async () => {
    await openAs('maria', brand);
    await press('owe', 'See why I owe this');
    const dialog = await screen.findByRole('dialog', { name: /left to pay$/ });
    const [shared] = await within(dialog).findAllByRole('checkbox', { name: /shared computer/ });
    await user.click(shared ?? document.body);
    await user.click(within(dialog).getAllByRole('button', { name: 'I paid this' })[0] ?? document.body);
    await within(dialog).findByRole('button', { name: 'Undo: I haven’t paid this' });
    expect(localStorage.getItem('PaidMarks')).toBeNull();
  });

  it('tells the member to call before paying if the in-network amount exceeds the out-of-pocket maximum', async () => {
    changeResponse(CALL, (body: Summary) => ({
      payload: {
        ...body.payload,
        getClaimAccumActivitySummaryData: body.payload.getClaimAccumActivitySummaryData.map((claim, at) =>
          at === 0
            ? { ...claim, claimStatusCode: '1', planType: 'medical', networkCode: 'INN', yourCost: 12_000.01 }
            : claim,
        ),
      },
    }));
    await openAs('maria', brand);
    const owe = await answer('owe');
    await waitFor(() =>
      expect(owe).toHaveTextContent(
        /\$12,000\.01 of it is in network and not denied\. That’s more than the out-of-pocket maximum of \$12,000\.00\. Call 1-[\d-]+ before you pay\./,
      ),
    );
  });

  it('says that nothing is left to pay if the member has no claims', async () => {
    await openAs('pearl', brand);
    expect(await answer('owe')).toHaveTextContent(
      'Nothing is left to pay on your claims from the last 60 days.',
    );
    expect(await answer('plan')).toHaveTextContent('We don’t show plan progress for this plan here.');
  });

  it('opens a dialog in which a claim can be paid or opened in the claims list', async () => {
    await openAs('maria', brand);
    const claims = () => screen.findByRole('dialog', { name: /left to pay$/ });
    await press('owe', 'See why I owe this');
    const heading = await within(await claims()).findAllByRole('heading', { level: 3 });
    const provider = heading[0]?.textContent.trim() ?? '';
    await user.click(within(await claims()).getByRole('link', { name: provider }));
    await waitFor(() => expect(opened()[0]?.querySelector('h3')).toHaveTextContent(provider));
    await goTo('#/claims/activitySummary');
    await press('owe', 'See why I owe this');
    const [pay] = await within(await claims()).findAllByRole('button', { name: /^Pay / });
    const sum = /\$(.+)$/.exec(pay?.textContent ?? '')?.[1];
    await user.click(pay ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Pay a claim' });
    expect(amount()).toHaveValue(sum);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
