/** The strip of action items on the activity summary (decisions/home#action-items-on-the-summary). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { brand, opened } from '../../../../tests/support/component/claims.ts';
import {
  choose,
  outcome,
  PAY,
  PAY_BUTTON,
  payButtonOf,
  press,
  startPaying,
} from '../../../../tests/support/component/pay-claim.ts';
import { goTo, openAs, region, user } from '../../../../tests/support/component/portal.tsx';
import { breakCall, changeResponse, holdCall, repair } from '../../../../tests/support/component/services.ts';
import { LONGEST_WAIT_MS } from '../../shared/deferred-chunk.ts';

const SUMMARY = '#/claims/activitySummary';
/** Found by class, because a search by role takes seconds in a page that is still loading. */
const strip = () =>
  waitFor(() => {
    const section = document.querySelector<HTMLElement>('.action-items');
    expect(section).toHaveAccessibleName('Needs your attention, in all your groups');
    return within(section ?? document.body);
  });
const claimsPanel = () => document.querySelector('#claims-panel');
const settled = () => waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());

it('the strip of action items is not shown if there are no items', async () => {
  await openAs('nora', brand);
  await region(brand.formsLabel); // this region loads last
  await settled();
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
});

it('the strip of action items shows a payment until its outcome is known, even if the claims load slowly', async () => {
  await startPaying();
  await choose('3');
  breakCall(PAY, { kind: 'lost' });
  await press(payButtonOf('$3.00'));
  expect(within(await outcome()).getByRole('alert')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  holdCall('claim/summary');
  await goTo(SUMMARY);
  await waitFor(() => expect(claimsPanel()).not.toBeNull());
  act(() => void vi.advanceTimersByTime(LONGEST_WAIT_MS));
  const link = (options = {}) =>
    screen.findByRole('link', { name: /^We don’t know yet whether your payment of \$3\.00 / }, options);
  await link({ timeout: 10_000 }); // longer than usual, but shorter than the 20 seconds that the call is held
  expect(claimsPanel()).toHaveAttribute('aria-busy', 'true');
  vi.useRealTimers();
  repair();
  await settled();
  await user.click(await link());
  await press('Finish payment of $3.00');
  await screen.findByRole('heading', { name: 'You get $3.00 back' });
  await goTo(SUMMARY);
  const items = await strip();
  expect(await items.findByRole('link', { name: /^Denied claim/ })).toBeVisible();
  await waitFor(() => expect(items.queryByRole('link', { name: /payment of/ })).toBeNull());
});

it('a payment for an old claim is removed from the strip after the claim’s row shows nothing left to pay', async () => {
  await startPaying();
  await press('Continue');
  breakCall(PAY, { kind: 'lost', times: 1 });
  await press(PAY_BUTTON);
  await outcome();
  changeResponse('claim/summary', (body: { payload: object }) => ({
    payload: { ...body.payload, totalClaims: 0, getClaimAccumActivitySummaryData: [] },
  }));
  await goTo(SUMMARY);
  await user.click(await screen.findByRole('link', { name: /whether your payment of / }));
  await user.selectOptions(await screen.findByLabelText('Period'), 'Last 6 months'); // loads the claims again
  await waitFor(() => expect(opened()[0]).toHaveTextContent('You have nothing left to pay.'));
  await goTo(SUMMARY);
  await settled();
  expect(screen.queryByRole('link', { name: /whether your payment of / })).toBeNull();
});

it('focus moves to the page heading, and the strip disappears, when the member hides the only action item', async () => {
  await openAs('maria', brand);
  const items = await strip();
  await user.click(await items.findByRole('button', { name: 'Show more' }));
  await user.click(await items.findByRole('button', { name: /^Hide: / }));
  await waitFor(() => expect(document.querySelector('.action-items')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
