/** What needs the member, on the activity summary (decision 252): a payment without an outcome, and no need at all. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '../../tests/support/component/claims.ts';
import {
  choose,
  outcome,
  PAY,
  payButtonOf,
  press,
  startPaying,
} from '../../tests/support/component/pay-claim.ts';
import { goTo, openAs, region, user } from '../../tests/support/component/portal.tsx';
import { breakCall, repair } from '../../tests/support/component/services.ts';

const SUMMARY = '#/claims/activitySummary';
/** By class: a search by role in a page that is still loading takes seconds. */
const strip = () =>
  waitFor(() => {
    const section = document.querySelector<HTMLElement>('.needs');
    expect(section).toHaveAccessibleName('Needs you, in all your groups');
    return within(section ?? document.body);
  });
const settled = () => waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());

it('is not there without a need', async () => {
  await openAs('nora', brand);
  await region(brand.formsLabel); // loads last
  await settled();
  expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
});

it('has a payment without an outcome, until there is one', async () => {
  await startPaying();
  await choose('3');
  breakCall(PAY, { kind: 'lost' });
  await press(payButtonOf('$3.00'));
  expect(within(await outcome()).getByRole('alert')).toBeVisible();
  await goTo(SUMMARY);
  await user.click(
    await (
      await strip()
    ).findByRole('link', { name: 'We do not know yet whether your payment of $3.00 was made' }),
  );
  repair();
  await press('Finish payment of $3.00');
  await screen.findByRole('heading', { name: 'You get $3.00 back' });
  await goTo(SUMMARY);
  const needs = await strip();
  expect(await needs.findByRole('link', { name: /^Denied claim/ })).toBeVisible();
  await waitFor(() => expect(needs.queryByRole('link', { name: /payment of/ })).toBeNull());
});
