import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../lib/date/date.ts';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { accountWith, transactionsFrom } from '../spending-account.fixture.ts';
import type { Transaction } from '../transactions.schema.ts';
import {
  addsUp,
  historyRange,
  isComplete,
  notPosted,
  recentTransactions,
  yearUse,
} from './year-use.rules.ts';

const TODAY = '2026-03-20';
const DAYS = 30;
const account = accountWith({ recentDays: DAYS, balance: 16_466, currentBalance: 16_466 });
const list = transactionsFrom(10_000, [
  { date: '2026-01-09', amount: 5000 },
  { date: '2026-01-20', amount: -3000 },
  { date: '2026-02-18', amount: 5000 },
  { date: '2026-02-19', amount: -1234 },
  { date: TODAY, amount: 700 },
]);
const whole = (transactions: Transaction[]) => ({ transactions, total: transactions.length });

describe('historyRange', () => {
  it.each([
    [TODAY, '2026-01-01'],
    ['2026-01-10', '2025-12-12'],
    ['2026-01-30', '2026-01-01'],
  ])('on %s begins on %s', (today, fromDate) => {
    expect(historyRange(DAYS, today)).toEqual({ fromDate, toDate: today });
  });
});

describe('recentTransactions', () => {
  it('covers 30 days, including today', () => {
    const { list: recent, showsBalances } = recentTransactions(whole(list), account, TODAY);
    expect(recent.map(({ date }) => date)).toEqual([TODAY, '2026-02-19']);
    expect(showsBalances).toBe(true);
    expect(daysBetween('2026-02-19', TODAY)).toBe(DAYS - 1);
  });

  it('reports missing transactions, and hides balances that contradict the amounts', () => {
    expect(recentTransactions({ transactions: list, total: 6 }, account, TODAY).isComplete).toBe(false);
    const wrong = list.map((transaction, at) =>
      at === 1 ? { ...transaction, balanceAfter: 1 } : transaction,
    );
    expect(recentTransactions(whole(wrong), account, TODAY)).toMatchObject({
      showsBalances: false,
      isComplete: true,
    });
  });
});

describe('the number of payments that aren’t posted', () => {
  const paid = transactionsFrom(50_000, [
    { date: '2026-03-01', amount: 5000 },
    { date: '2026-03-02', amount: -2000 },
    { date: '2026-03-18', amount: -700 },
    { date: '2026-03-20', amount: -300 },
  ]);

  it.each([
    ['both balances are equal', 52_000, 52_000, 0],
    ['the newest payment explains the difference', 52_300, 52_000, 1],
    ['the two newest payments explain the difference', 53_000, 52_000, 2],
    ['pending payments are not listed', 52_000, 45_000, 0],
    ['more is available than is posted', 40_000, 52_000, 0],
    ['the available balance is not a listed balance', 53_000, 51_000, null],
    ['the posted balance is not a listed balance', 52_500, 52_000, null],
    ['a contribution is among the payments', 60_000, 52_000, null],
  ])('given that %s (posted %i, available %i), is %j', (_, balance, currentBalance, count) => {
    expect(notPosted(paid, { balance, currentBalance })).toBe(count);
  });

  it('is unknown if a contribution follows the unposted payments', () => {
    const mixed = transactionsFrom(50_000, [
      { date: '2026-03-01', amount: -5000 },
      { date: '2026-03-02', amount: 2000 },
    ]);
    const posted = { balance: 50_000, currentBalance: 47_000 };
    expect(notPosted(mixed, posted)).toBeNull();
    expect(recentTransactions(whole(mixed), { ...account, ...posted }, TODAY)).toMatchObject({
      showsBalances: false,
      unplaced: 3000,
    });
  });

  it('includes all listed transactions if they add up to the difference between the balances', () => {
    const shown = recentTransactions(
      whole(paid.slice(0, 3)),
      accountWith({ balance: 55_000, currentBalance: 52_000 }),
      TODAY,
    );
    expect(shown).toMatchObject({ showsBalances: true, unplaced: 0 });
    expect(shown.list.map(({ isPosted }) => isPosted)).toEqual([false, false, false]);
  });
});

it('isComplete is false if a transaction was sent twice', () => {
  const [transaction] = transactionsFrom(10_000, [{ date: TODAY, amount: 0 }]);
  if (!transaction) throw new Error('no transaction');
  expect([isComplete(whole([transaction])), isComplete(whole([transaction, transaction]))]).toEqual([
    true,
    false,
  ]);
});

describe('yearUse', () => {
  it('contains the months up to the current month, and their totals', () => {
    expect(yearUse(whole(list), TODAY)).toEqual({
      months: [
        { month: '2026-01-01', moneyIn: 5000, moneyOut: 3000 },
        { month: '2026-02-01', moneyIn: 5000, moneyOut: 1234 },
        { month: '2026-03-01', moneyIn: 700, moneyOut: 0 },
      ],
      moneyIn: 10_700,
      moneyOut: 4234,
      interest: 0,
    });
  });

  it('separates interest from contributions', () => {
    const interest = list.map((transaction) =>
      transaction.amount === 700 ? { ...transaction, kind: 'interest' as const } : transaction,
    );
    expect(yearUse(whole(interest), TODAY)).toMatchObject({ moneyIn: 10_700, interest: 700 });
  });

  it('ignores days outside the year', () => {
    const more = transactionsFrom(0, [
      { date: '2025-12-31', amount: 900 },
      { date: '2026-01-01', amount: 100 },
      { date: '2026-03-21', amount: 50 },
    ]);
    expect(yearUse(whole(more), TODAY)).toMatchObject({ moneyIn: 100, moneyOut: 0 });
  });

  it('contains totals of zero for a year without transactions', () => {
    expect(yearUse(whole([]), TODAY)).toMatchObject({ moneyIn: 0, moneyOut: 0 });
  });

  it.each([
    ['it is incomplete', { transactions: list, total: 6 }],
    ['a transaction is listed twice', whole([...list, ...list.slice(0, 1)])],
    ['it is out of order', whole(list.toReversed())],
    ['a balance does not follow from the previous one', whole(list.filter((_, at) => at !== 2))],
  ])('is null if the history is invalid: %s', (_, movements) => {
    expect(yearUse(movements, TODAY)).toBeNull();
  });
});

const movement = fc.record({
  gap: fc.integer({ min: 0, max: 40 }),
  amount: fc.integer({ min: -500_000, max: 500_000 }),
});
const history = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.array(movement, { maxLength: 30 }))
  .map(([opening, moves]) => {
    let date = addDays('2026-12-31', -600);
    const amounts = moves.map(({ gap, amount }) => {
      date = addDays(date, gap);
      return { date, amount };
    });
    return { opening, transactions: transactionsFrom(opening, amounts) };
  });

describe('for every history', () => {
  it('the monthly totals add up to the yearly totals, which match the change of the balance', () => {
    fc.assert(
      fc.property(history, ({ transactions }) => {
        const today = '2026-12-31';
        const use = yearUse(whole(transactions), today);
        if (!use) throw new Error('it adds up');
        const year = transactions.filter(({ date }) => date.startsWith('2026') && date <= today);
        const newest = transactions.find(({ date }) => date <= today);
        const oldest = year.at(-1);
        const change = newest && oldest ? newest.balanceAfter - (oldest.balanceAfter - oldest.amount) : 0;
        expect(use.moneyIn - use.moneyOut).toBe(change);
        expect(use.months.reduce((total, { moneyIn }) => total + moneyIn, 0)).toBe(use.moneyIn);
        expect(use.months.reduce((total, { moneyOut }) => total + moneyOut, 0)).toBe(use.moneyOut);
        expect(use.months.every(({ moneyIn, moneyOut }) => moneyIn >= 0 && moneyOut >= 0)).toBe(true);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('a missing transaction is detected by the balances or by the count', () => {
    fc.assert(
      fc.property(history, fc.nat(), ({ transactions }, pick) => {
        fc.pre(transactions.length > 2);
        const at = 1 + (pick % (transactions.length - 2));
        fc.pre(transactions[at]?.amount !== 0);
        expect(addsUp(transactions)).toBe(true);
        expect(addsUp(transactions.filter((_, index) => index !== at))).toBe(false);
        expect(isComplete({ transactions: transactions.slice(1), total: transactions.length })).toBe(false);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
