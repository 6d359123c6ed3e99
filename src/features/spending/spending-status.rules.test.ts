import { describe, expect, it } from 'vitest';
import { choiceOf, planOf } from '../../profile/groups.fixture.ts';
import { spendingFacts } from './spending-status.rules.ts';

const account = { spendingAccountExistsIndicator: true };
const blackout = { spendingAccountBlackoutIndicator: true };
const hsaSetup = { hsaSetupIndicator: true };
const medicare = { medicareIndicator: true };
const dental = { productList: [planOf({ blueEdgeDentalIndv: true })] };
const subscriber = { isSubscriber: true, medicareSpending: true };
const dependent = { isSubscriber: false, medicareSpending: true };
const losesMedicare = { isSubscriber: true, medicareSpending: false };

describe('the status of spending accounts (000 §6, 001 §§4, 6)', () => {
  it.each([
    ['an account', choiceOf(account), subscriber, 'accounts'],
    ["the subscriber's account, seen by a dependent", choiceOf(account), dependent, 'accounts'],
    ['no account', choiceOf(), subscriber, 'none'],
    ['no account, an HSA available', choiceOf({}, hsaSetup), subscriber, 'hsa-available'],
    [
      'no account, seen by a dependent',
      choiceOf({}, { ...hsaSetup, ...blackout }),
      dependent,
      'subscriber-only',
    ],
    ['a blackout', choiceOf(account, blackout), subscriber, 'blackout'],
    ['a Medicare group with Spending', choiceOf({ ...account, ...medicare }), subscriber, 'accounts'],
    [
      'a Medicare group without Spending',
      choiceOf({ ...account, ...medicare }),
      losesMedicare,
      'not-offered',
    ],
    ['another group of the same brand', choiceOf(account), losesMedicare, 'accounts'],
    ['a Blue Edge Dental group', choiceOf({ ...account, ...dental }), subscriber, 'not-offered'],
  ] as const)('%s', (_, choice, viewer, status) => {
    expect(spendingFacts(choice, viewer).status).toBe(status);
  });
});

describe('the kinds of accounts that the profile names', () => {
  it.each([
    [
      'both',
      { ...account, hsaExistsIndicator: true, fsaExistsIndicator: true },
      ['health-savings', 'flexible-spending'],
    ],
    ['one', { ...account, fsaExistsIndicator: true }, ['flexible-spending']],
    ['none named', account, []],
    ['none without an account', { hsaExistsIndicator: true }, []],
  ])('%s', (_, group, kinds) => {
    expect(spendingFacts(choiceOf(group), subscriber).kinds).toEqual(kinds);
  });
});
