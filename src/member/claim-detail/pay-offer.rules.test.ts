import { describe, expect, it } from 'vitest';
import { claimWith } from '../../features/claims/claim.fixture.ts';
import { clientOf, groupOf } from '../../profile/group/groups.fixture.ts';
import { payOffer } from './pay-offer.rules.ts';

const account = { spendingAccountExistsIndicator: true };
const owing = { payable: true, memberCost: 1000 };
const withAccount = [clientOf({ groupList: [groupOf(), groupOf(account)] })];
const without = [clientOf({ groupList: [groupOf()] })];
const inBlackout = [clientOf({ groupList: [groupOf(account)], spendingAccountBlackoutIndicator: true })];

describe('who is offered to pay a claim', () => {
  it.each([
    ['the subscriber, all of it', owing, true, withAccount, { state: 'pay', left: 1000 }],
    ['what is left of it', { ...owing, paid: 400 }, true, withAccount, { state: 'pay', left: 600 }],
    ['who has an account of their own', owing, false, withAccount, { state: 'pay', left: 1000 }],
    ['a spouse whose profile has none', owing, false, without, { state: 'subscriber' }],
    ['a subscriber without any', owing, true, without, { state: 'none' }],
    ['a client that is not theirs', { ...owing, clientId: 'C9' }, true, withAccount, { state: 'none' }],
    ['in a blackout', owing, true, inBlackout, { state: 'blackout' }],
    ['a claim that is paid', { ...owing, paid: 1000 }, true, withAccount, null],
    ['more paid than it costs', { ...owing, paid: 1500 }, false, without, null],
    ['money back', { payable: true, memberCost: -500 }, true, withAccount, null],
    ['nothing to pay', { payable: true, memberCost: 0 }, true, withAccount, null],
    ['no cost yet', { payable: true, memberCost: null }, true, withAccount, null],
    ['whose provider has no name', { ...owing, provider: '' }, true, withAccount, { state: 'unnamed' }],
    ['a bill may come', { ...owing, paymentInfo: 'You may get a bill' }, false, without, { state: 'billed' }],
    ['without the service’s button', { ...owing, payable: false }, false, without, null],
  ] as const)('%s', (_, claim, isSubscriber, clientList, offer) =>
    expect(
      payOffer(claimWith(claim), { isSimulation: false, hasOpenTerms: false, isSubscriber, clientList }),
    ).toEqual(offer),
  );
});

it.each([
  ['who act as a subscriber get no button', true, withAccount, { state: 'simulation' }],
  ['who act as a member without an account read what the member would', true, without, { state: 'none' }],
] as const)('staff %s', (_, isSubscriber, clientList, offer) =>
  expect(
    payOffer(claimWith(owing), { isSimulation: true, hasOpenTerms: false, isSubscriber, clientList }),
  ).toEqual(offer),
);

it('an account cannot pay before its terms are accepted', () =>
  expect(
    payOffer(claimWith(owing), {
      isSimulation: false,
      hasOpenTerms: true,
      isSubscriber: true,
      clientList: withAccount,
    }),
  ).toEqual({ state: 'terms' }));
