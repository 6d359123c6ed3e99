import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientOf, groupOf, planOf } from '../../profile/groups.fixture.ts';
import { spendingBoxes } from './spending-boxes.rules.ts';

const brand = { bypassHSA: false, medicareTab: true };
const account = { spendingAccountExistsIndicator: true };
const kinds = (...[clientList, more = {}, isSubscriber = true]: Input): string[] =>
  spendingBoxes({ isSubscriber, clientList: [...clientList] }, { ...brand, ...more }).map(({ kind }) => kind);
type Clients = readonly ReturnType<typeof clientOf>[];
type Input = [clients: Clients, more?: Partial<typeof brand>, isSubscriber?: boolean];

const withAccount = clientOf({ groupList: [groupOf(account)] });
const withoutAccount = clientOf({ clientId: 'C2', groupList: [groupOf()] });
const blackout = clientOf({ groupList: [groupOf(account)], spendingAccountBlackoutIndicator: true });
const enrolling = clientOf({ groupList: [groupOf({ ...account, hsaEnrollmentInProcessIndicator: true })] });
const dentalClient = clientOf({ groupList: [groupOf({ productList: [planOf({ benefitPlanType: 'DE' })] })] });
const dental = { productList: [planOf({ blueEdgeDentalIndv: true })] };

describe('spending boxes of the summary (001 §4)', () => {
  it.each<[string, Input, string[]]>([
    ['an account', [[withAccount]], ['accounts']],
    [
      'two clients with accounts',
      [[withAccount, { ...withAccount, clientId: 'C2' }]],
      ['accounts', 'accounts'],
    ],
    ['an account in a later group', [[clientOf({ groupList: [groupOf(), groupOf(account)] })]], ['accounts']],
    ['no account', [[withoutAccount]], ['bypass']],
    ['no account, a dependent', [[withoutAccount], {}, false], []],
    ['an account, a dependent', [[withAccount], {}, false], ['accounts']],
    ['a blackout', [[blackout]], ['bypass']],
    ['HSA enrollment in process', [[enrolling]], ['bypass']],
    ['two without balances: one box', [[blackout, withoutAccount]], ['bypass']],
    [
      'one between two with balances',
      [[withAccount, blackout, withAccount]],
      ['accounts', 'bypass', 'accounts'],
    ],
    ['an account where the brand shows texts', [[withAccount], { bypassHSA: true }], ['bypass']],
    [
      'two accounts where the brand shows texts',
      [[withAccount, withAccount], { bypassHSA: true }],
      ['bypass'],
    ],
    ['no groups', [[clientOf()]], []],
    ['a client with dental plans only', [[withAccount, dentalClient]], ['accounts']],
    ['a Blue Edge Dental group', [[clientOf({ groupList: [groupOf({ ...account, ...dental })] })]], []],
    [
      'a Medicare group of a brand without Spending for them',
      [[clientOf({ groupList: [groupOf({ ...account, medicareIndicator: true })] })], { medicareTab: false }],
      [],
    ],
  ])('%s', (_, input, expected) => {
    expect(kinds(...input)).toEqual(expected);
  });

  it('never have two texts, and have balances for each client that may show some', () => {
    const clients = fc.array(fc.constantFrom(withAccount, withoutAccount, blackout, enrolling), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(clients, fc.boolean(), (clientList, isSubscriber) => {
        const shown = kinds(clientList, {}, isSubscriber);
        expect(shown.filter((kind) => kind === 'bypass').length).toBeLessThanOrEqual(1);
        expect(shown.filter((kind) => kind === 'accounts')).toHaveLength(
          clientList.filter((client) => client === withAccount).length,
        );
      }),
    );
  });
});
