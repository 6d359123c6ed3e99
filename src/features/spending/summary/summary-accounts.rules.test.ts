import { describe, expect, it } from 'vitest';
import { accountWith, responseWith as response } from '../spending-account.fixture.ts';
import { summaryAccounts, typesOffered, withBalance } from './summary-accounts.rules.ts';

const idsOf = (shown: ReturnType<typeof summaryAccounts>): string[] =>
  shown.status === 'accounts' ? shown.accounts.map(({ id }) => id) : [];
const subscriber = { isSubscriber: true };

describe('summaryAccounts', () => {
  it('lists each account of all groups once, in display order', () => {
    const first = accountWith({ id: 'A', order: 1 });
    const shown = summaryAccounts(
      [
        response([accountWith({ id: 'C', order: 3 }), first]),
        response([accountWith({ id: 'B', order: 2 }), first]),
      ],
      subscriber,
    );
    expect(idsOf(shown)).toEqual(['A', 'B', 'C']);
    expect(shown.isComplete).toBe(true);
  });

  it('says that the list is incomplete if the service sent fewer accounts than the total it states', () => {
    expect(summaryAccounts([response([accountWith()], { total: 2 })], subscriber).isComplete).toBe(false);
  });

  it.each([
    ['blackout during a blackout', [response([], { isInBlackout: true })], subscriber, 'blackout'],
    ['subscriber-only for a dependent', [response([])], { isSubscriber: false }, 'subscriber-only'],
    ['none for a client without accounts', [response([])], subscriber, 'none'],
  ])('returns the status %s', (_, responses, holder, status) => {
    expect(summaryAccounts(responses, holder).status).toBe(status);
  });
});

it('typesOffered lists the types without an account, in the client’s order', () => {
  const type = (code: string, order: number) => ({
    code,
    order,
    vendorCode: 'SELECTACCOUNT',
    description: code,
    icisCode: '',
  });
  const types = [type('HSA', 3), type('FSA', 2), type('HRA', 1)];
  const codes = (enrolling: boolean): string[] =>
    typesOffered(types, [accountWith({ code: 'FSA' })], enrolling).map(({ code }) => code);
  expect(codes(false)).toEqual(['HRA', 'HSA']);
  expect(codes(true)).toEqual(['HRA']);
  expect(typesOffered([], [], false)).toEqual([]);
});

it('withBalance updates the balance of the listed account and of the paying account', () => {
  const [first, second] = [accountWith({ id: 'A', order: 1 }), accountWith({ id: 'B', order: 2 })];
  const checked = { balance: 900, currentBalance: 800, asOf: '2026-11-22' };
  const shown = withBalance(summaryAccounts([response([first, second])], subscriber), 'A', checked);
  if (shown.status !== 'accounts') throw new Error('no accounts');
  expect(shown.accounts).toEqual([{ ...first, ...checked }, second]);
  expect(shown.paying).toBe(shown.accounts[0]);
  expect(withBalance({ status: 'none', isComplete: true }, 'A', checked).status).toBe('none');
});
