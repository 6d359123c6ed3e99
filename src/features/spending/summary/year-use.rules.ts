/** An account's transactions: those of the last days, and the year's use by month; cents (decision 244). Pure. */
import { addDays, type IsoDate } from '../../../lib/date.ts';
import type { Transaction } from '../transactions.schema.ts';

/** What the service sent: newest first, and how many it says there are. */
export interface Movements {
  transactions: readonly Transaction[];
  total: number;
}

const yearStart = (today: IsoDate): IsoDate => `${today.slice(0, 4)}-01-01`;

/** The first of the last `days` days, today among them (spec 001 §9 'transactionDays 30'). */
export const recentFrom = (days: number, today: IsoDate): IsoDate => addDays(today, 1 - Math.max(1, days));

/** One range for both: the year, or the last days if they begin before it. */
export function historyRange(days: number, today: IsoDate): { fromDate: IsoDate; toDate: IsoDate } {
  const [recent, year] = [recentFrom(days, today), yearStart(today)];
  return { fromDate: recent < year ? recent : year, toDate: today };
}

/** Whether the service sent all of them, once each. */
export const isComplete = ({ transactions, total }: Movements): boolean =>
  transactions.length === total && new Set(transactions.map(({ id }) => id)).size === total;

/** Whether they are sorted, and each balance follows from the one before. */
export const addsUp = (transactions: readonly Transaction[]): boolean =>
  transactions.every(({ date, amount, balanceAfter }, at) => {
    const before = transactions[at + 1];
    return !before || (before.date <= date && before.balanceAfter + amount === balanceAfter);
  });

const inRange = (list: readonly Transaction[], from: IsoDate, to: IsoDate): Transaction[] =>
  list.filter(({ date }) => date >= from && date <= to);

export interface RecentTransactions {
  list: readonly Transaction[];
  /** False: the balances after them do not follow from each other. */
  showsBalances: boolean;
  /** False: the service has more than it sent. */
  isComplete: boolean;
}

export const recentTransactions = (
  movements: Movements,
  days: number,
  today: IsoDate,
): RecentTransactions => ({
  list: inRange(movements.transactions, recentFrom(days, today), today),
  showsBalances: addsUp(movements.transactions),
  isComplete: isComplete(movements),
});

export interface MonthUse {
  /** The month's first day. */
  month: IsoDate;
  moneyIn: number;
  /** Positive. */
  moneyOut: number;
}

export interface YearUse {
  /** January to this month. */
  months: readonly MonthUse[];
  moneyIn: number;
  moneyOut: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function useOf(list: readonly Transaction[]): Pick<MonthUse, 'moneyIn' | 'moneyOut'> {
  const amounts = list.map(({ amount }) => amount);
  return {
    moneyIn: sum(amounts.filter((amount) => amount > 0)),
    moneyOut: -sum(amounts.filter((amount) => amount < 0)) || 0,
  };
}

/** @returns null if a transaction may be missing or the balances contradict the amounts: no sum is certain then */
export function yearUse(movements: Movements, today: IsoDate): YearUse | null {
  if (!isComplete(movements) || !addsUp(movements.transactions)) return null;
  const year = inRange(movements.transactions, yearStart(today), today);
  const months = Array.from({ length: Number(today.slice(5, 7)) }, (_, index): MonthUse => {
    const month = `${today.slice(0, 4)}-${String(index + 1).padStart(2, '0')}`;
    return { month: `${month}-01`, ...useOf(year.filter(({ date }) => date.startsWith(month))) };
  });
  return { months, ...useOf(year) };
}
