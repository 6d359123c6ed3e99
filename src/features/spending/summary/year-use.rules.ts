/**
 * An account's recent transactions, and this year's money in and out by month, in cents
 * (decisions/spending#a-year-of-transactions). Pure.
 */
import { addDays, type IsoDate } from '../../../lib/date/date.ts';
import type { SpendingAccount } from '../spending-accounts.schema.ts';
import type { Transaction } from '../transactions.schema.ts';

/** The transactions that the service sent, newest first, and the total number that it states. */
export interface Movements {
  transactions: readonly Transaction[];
  total: number;
}

const yearStart = (today: IsoDate): IsoDate => `${today.slice(0, 4)}-01-01`;

/** The first day of the period of `days` days that ends today (spec 001 §9 'transactionDays 30'). */
const recentFrom = (days: number, today: IsoDate): IsoDate => addDays(today, 1 - Math.max(1, days));

/** The range to request: the calendar year to date, or longer if the last `days` days begin before January 1. */
export function historyRange(days: number, today: IsoDate): { fromDate: IsoDate; toDate: IsoDate } {
  const [recent, year] = [recentFrom(days, today), yearStart(today)];
  return { fromDate: recent < year ? recent : year, toDate: today };
}

/** Whether the service sent every transaction exactly once. */
export const isComplete = ({ transactions, total }: Movements): boolean =>
  transactions.length === total && new Set(transactions.map(({ id }) => id)).size === total;

/** Whether the transactions are sorted and each balance follows from the previous one. */
export const addsUp = (transactions: readonly Transaction[]): boolean =>
  transactions.every(({ date, amount, balanceAfter }, at) => {
    const before = transactions[at + 1];
    return !before || (before.date <= date && before.balanceAfter + amount === balanceAfter);
  });

const inRange = <T extends Transaction>(list: readonly T[], from: IsoDate, to: IsoDate): T[] =>
  list.filter(({ date }) => date >= from && date <= to);

type PostedBalance = Pick<SpendingAccount, 'balance' | 'currentBalance'>;

/**
 * How many of the newest transactions are payments that are not posted yet. Together, these payments are the difference
 * between the posted and the available balance. Null if the balances do not show which transactions are unposted payments.
 */
export function notPosted(
  transactions: readonly Transaction[],
  { balance, currentBalance }: PostedBalance,
): number | null {
  const [newest] = transactions;
  // The available balance exceeds the posted balance only if the account advances money that is not contributed yet
  // (decisions/spending#figures-of-an-account).
  if (!newest || currentBalance >= balance || newest.balanceAfter === balance) return 0;
  if (newest.balanceAfter !== currentBalance) return null;
  const index = transactions.findIndex(({ balanceAfter, amount }) => balanceAfter - amount === balance);
  const pending = transactions.slice(0, index + 1);
  return index >= 0 && pending.every(({ kind, amount }) => kind === 'payment' && amount < 0)
    ? pending.length
    : null;
}

export interface RecentTransaction extends Transaction {
  isPosted: boolean;
}

export interface RecentTransactions {
  list: readonly RecentTransaction[];
  /** Whether each transaction's balance follows from the previous one, and none contradicts the account's balances. */
  showsBalances: boolean;
  /** Sum in cents of the unposted payments, if they cannot be identified among the listed transactions; otherwise 0. */
  unplaced: number;
  /** Whether the service sent every transaction exactly once. */
  isComplete: boolean;
}

export function recentTransactions(
  movements: Movements,
  account: Pick<SpendingAccount, 'recentDays'> & PostedBalance,
  today: IsoDate,
): RecentTransactions {
  const { transactions } = movements;
  const follows = addsUp(transactions);
  const pending = follows ? notPosted(transactions, account) : null;
  const marked = transactions.map((transaction, at) => ({ ...transaction, isPosted: at >= (pending ?? 0) }));
  return {
    list: inRange(marked, recentFrom(account.recentDays, today), today),
    showsBalances: follows && pending !== null,
    unplaced: pending === null ? Math.max(0, account.balance - account.currentBalance) : 0,
    isComplete: isComplete(movements),
  };
}

export interface MonthUse {
  /** First day of the month. */
  month: IsoDate;
  moneyIn: number;
  /** In cents, never negative. */
  moneyOut: number;
}

export interface YearUse {
  /** The months from January to the current month. */
  months: readonly MonthUse[];
  moneyIn: number;
  moneyOut: number;
  /** The part of `moneyIn` that is interest rather than a contribution. */
  interest: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function useOf(list: readonly Transaction[]): Pick<MonthUse, 'moneyIn' | 'moneyOut'> {
  const amounts = list.map(({ amount }) => amount);
  return {
    moneyIn: sum(amounts.filter((amount) => amount > 0)),
    moneyOut: -sum(amounts.filter((amount) => amount < 0)) || 0,
  };
}

/** @returns null if a transaction may be missing or the balances contradict the amounts */
export function yearUse(movements: Movements, today: IsoDate): YearUse | null {
  if (!isComplete(movements) || !addsUp(movements.transactions)) return null;
  const year = inRange(movements.transactions, yearStart(today), today);
  const months = Array.from({ length: Number(today.slice(5, 7)) }, (_, index): MonthUse => {
    const month = `${today.slice(0, 4)}-${String(index + 1).padStart(2, '0')}`;
    return { month: `${month}-01`, ...useOf(year.filter(({ date }) => date.startsWith(month))) };
  });
  const interest = useOf(year.filter(({ kind }) => kind === 'interest')).moneyIn;
  return { months, ...useOf(year), interest };
}
