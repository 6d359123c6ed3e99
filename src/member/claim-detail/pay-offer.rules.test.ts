import { describe, expect, it } from 'vitest';
import { claimWith } from '../../features/claims/claim.fixture.ts';
import { clientOf, groupOf } from '../../profile/group/groups.fixture.ts';
import { payOffer } from './pay-offer.rules.ts';

const account = { spendingAccountExistsIndicator: true };
const owing = { payable: true, memberCost: 1000 };
const withAccount = [clientOf({ groupList: [groupOf(), groupOf(account)] })];
const without = [clientOf({ groupList: [groupOf()] })];
const inBlackout = [clientOf({ groupList: [groupOf(account)], spendingAccountBlackoutIndicator: true })];

describe('payOffer', () => {
  it.each([
    ['a subscriber with an account', owing, true, withAccount, { state: 'pay', left: 1000 }],
    ['a claim that is partly paid', { ...owing, paid: 400 }, true, withAccount, { state: 'pay', left: 600 }],
    ['a spouse with an account', owing, false, withAccount, { state: 'pay', left: 1000 }],
    ['a spouse without an account', owing, false, without, { state: 'subscriber' }],
    ['a subscriber without an account', owing, true, without, { state: 'none' }],
    [
      'a claim of a client that is not in the profile',
      { ...owing, clientId: 'C9' },
      true,
      withAccount,
      { state: 'none' },
    ],
    ['accounts in a blackout', owing, true, inBlackout, { state: 'blackout' }],
    ['a claim that is fully paid', { ...owing, paid: 1000 }, true, withAccount, null],
    ['a claim that is overpaid', { ...owing, paid: 1500 }, false, without, null],
    ['a claim with a negative cost', { payable: true, memberCost: -500 }, true, withAccount, null],
    ['a claim that costs nothing', { payable: true, memberCost: 0 }, true, withAccount, null],
    ['a claim without a cost yet', { payable: true, memberCost: null }, true, withAccount, null],
    ['a claim without a provider name', { ...owing, provider: '' }, true, withAccount, { state: 'unnamed' }],
    [
      'a claim whose provider may send a bill',
      { ...owing, paymentInfo: 'You may get a bill' },
      false,
      without,
      { state: 'billed' },
    ],
    ['a claim that the service does not offer to pay', { ...owing, payable: false }, false, without, null],
  ] as const)(
    'returns the amount left to pay, the reason why the claim cannot be paid, or null, for %s',
    (_, claim, isSubscriber, clientList, offer) =>
      expect(
        payOffer(claimWith(claim), { isSimulation: false, hasOpenTerms: false, isSubscriber, clientList }),
      ).toEqual(offer),
  );
});

it.each([
  [
    'who act as a subscriber are told that a simulation cannot pay',
    true,
    withAccount,
    { state: 'simulation' },
  ],
  [
    'who act as a member without an account see the same reason as the member',
    true,
    without,
    { state: 'none' },
  ],
] as const)('staff %s', (_, isSubscriber, clientList, offer) =>
  expect(
    payOffer(claimWith(owing), { isSimulation: true, hasOpenTerms: false, isSubscriber, clientList }),
  ).toEqual(offer),
);

it.each([
  ['asks the subscriber to accept them', true, 'terms'],
  ['tells a spouse that only the subscriber can accept them', false, 'termsOther'],
] as const)('if HSA terms are not accepted, payOffer() %s', (_, isSubscriber, state) =>
  expect(
    payOffer(claimWith(owing), {
      isSimulation: false,
      hasOpenTerms: true,
      isSubscriber,
      clientList: withAccount,
    }),
  ).toEqual({ state }),
);
