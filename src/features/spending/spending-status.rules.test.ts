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

describe('how spending accounts stand (000 §6, 001 §§4, 6)', () => {
  it.each([
    ['an account', choiceOf(account), subscriber, 'accounts'],
    ['an account of somebody else', choiceOf(account), dependent, 'accounts'],
    ['no account', choiceOf(), subscriber, 'none'],
    ['no account, an HSA to be had', choiceOf({}, hsaSetup), subscriber, 'offered'],
    ['no account, not the subscriber', choiceOf({}, { ...hsaSetup, ...blackout }), dependent, 'not-yours'],
    ['a blackout', choiceOf(account, blackout), subscriber, 'blackout'],
    ['a Medicare group that keeps Spending', choiceOf({ ...account, ...medicare }), subscriber, 'accounts'],
    ['a Medicare group that loses it', choiceOf({ ...account, ...medicare }), losesMedicare, 'not-part'],
    ['no Medicare group, of the same brand', choiceOf(account), losesMedicare, 'accounts'],
    ['a Blue Edge Dental group', choiceOf({ ...account, ...dental }), subscriber, 'not-part'],
  ] as const)('%s', (_, choice, asker, standing) => {
    expect(spendingFacts(choice, asker).standing).toBe(standing);
  });
});

describe('the kinds that the record names', () => {
  it.each([
    [
      'both',
      { ...account, hsaExistsIndicator: true, fsaExistsIndicator: true },
      ['health-savings', 'flexible-spending'],
    ],
    ['one', { ...account, fsaExistsIndicator: true }, ['flexible-spending']],
    ['none that the record names', account, []],
    ['none without an account', { hsaExistsIndicator: true }, []],
  ])('%s', (_, group, sorts) => {
    expect(spendingFacts(choiceOf(group), subscriber).sorts).toEqual(sorts);
  });
});
