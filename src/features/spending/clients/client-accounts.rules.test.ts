import { describe, expect, it } from 'vitest';
import { clientOf, groupOf } from '../../../profile/group/groups.fixture.ts';
import { accountWith as account, responseWith as response } from '../spending-account.fixture.ts';
import { accountQueries, mergeAccounts, employerOf } from './client-accounts.rules.ts';

describe('accountQueries', () => {
  const has = { spendingAccountExistsIndicator: true };
  const holder = {
    umi: '100482917010',
    isSubscriber: true,
    clientList: [
      clientOf({
        groupList: [groupOf(has), groupOf({ groupNumber: 'G2' }), groupOf({ ...has, groupNumber: 'G3' })],
      }),
      clientOf({ clientId: 'C2', clientNumber: '002', groupList: [groupOf({ ...has, groupNumber: 'G4' })] }),
    ],
  };

  it('returns one query for each of the client’s groups that has accounts', () => {
    expect(accountQueries(holder, 'C1')).toEqual([
      { memberID: '100482917010', vendorType: 'SELECTACCOUNT', groupNumber: 'G1', clientNumber: '001' },
      { memberID: '100482917010', vendorType: 'SELECTACCOUNT', groupNumber: 'G3', clientNumber: '001' },
    ]);
    expect(accountQueries(holder, 'C2').map(({ groupNumber }) => groupNumber)).toEqual(['G4']);
  });

  it('returns no query for an unknown client', () => {
    expect(accountQueries(holder, 'C9')).toEqual([]);
  });
});

describe('employerOf (001 §9)', () => {
  const nameWith = (...groupList: Parameters<typeof groupOf>[0][]) =>
    employerOf(
      {
        umi: '1',
        isSubscriber: true,
        clientList: [
          clientOf({
            clientName: 'Larkmoor Robotics and Automation Systems',
            groupList: groupList.map(groupOf),
          }),
        ],
      },
      'C1',
    );
  it.each([
    ['an employer’s group', [{}], 'Larkmoor Robotics and Automation Systems'],
    ['a direct-pay group', [{ directPayIndicator: true }], null],
    ['a Medicare group', [{ medicareIndicator: true }], null],
    [
      'a Medicare group and an employer’s group',
      [{ medicareIndicator: true }, {}],
      'Larkmoor Robotics and Automation Systems',
    ],
    ['no group', [], null],
  ])('for a client with %s (%j) returns %j', (_name, groups, employer) => {
    expect(nameWith(...groups)).toBe(employer);
  });
});

describe('mergeAccounts', () => {
  it('chooses as the paying account the first account that can pay claims', () => {
    const care = account({ id: 'A1', kind: 'dependent-care', order: 1 });
    const flexible = account({ id: 'A3', order: 3 });
    const savings = account({ id: 'A2', kind: 'health-savings', order: 2 });
    const money = mergeAccounts([response([flexible]), response([care, savings])], { isSubscriber: true });
    expect(money).toEqual({ status: 'accounts', accounts: [care, savings, flexible], paying: savings });
  });

  it('lists an account once if the responses for two groups contain it', () => {
    const shared = account({ id: 'A1' });
    const money = mergeAccounts([response([shared]), response([shared])], { isSubscriber: true });
    expect(money).toEqual({ status: 'accounts', accounts: [shared], paying: shared });
  });

  it('never returns a dependent care account as the paying account', () => {
    const money = mergeAccounts([response([account({ kind: 'dependent-care' })])], { isSubscriber: true });
    expect(money).toMatchObject({ status: 'accounts', paying: null });
  });

  it.each([
    ['blackout during a blackout', [response([], { isInBlackout: true })], true, 'blackout'],
    ['subscriber-only for a dependent', [response([])], false, 'subscriber-only'],
    ['none for a group without accounts', [response([])], true, 'none'],
    ['none for a client without groups that have accounts', [], false, 'none'],
  ] as const)('returns the status %s', (_, responses, isSubscriber, status) => {
    expect(mergeAccounts(responses, { isSubscriber })).toEqual({ status });
  });
});
