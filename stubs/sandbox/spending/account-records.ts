/** A family's spending accounts and transactions; the same in every process on the same day. */
import type { TransactionWire } from '../../../src/features/spending/transactions.schema.ts';
import { addDays, type IsoDate } from '../../../src/lib/date.ts';
import type { AccountKind, Client, Family, Group } from '../../people/family.ts';
import { createRandom, type Random } from '../data/random.ts';
import { openingBalance } from './opening-balance.ts';

/** One account of the subscriber. */
export interface Account {
  readonly id: string;
  readonly kind: AccountKind;
  readonly client: Client;
  readonly group: Group;
  /** Index among the family's accounts, from 1. */
  readonly order: number;
}

export const ACCOUNT_NAMES = {
  HSA: 'Health Savings Account',
  FSA: 'Flexible Spending Account',
  DCFSA: 'Dependent Care Account',
  HRA: 'Health Reimbursement Account',
} as const satisfies Record<AccountKind, string>;

/** Cents a year; invented. */
export const YEARLY_LIMIT = {
  HSA: 415_000,
  FSA: 305_000,
  DCFSA: 500_000,
  HRA: 150_000,
} as const satisfies Record<AccountKind, number>;

/** Default kind of account of a group. */
const USUAL: readonly AccountKind[] = ['FSA'];

export const accountKinds = (group: Group): readonly AccountKind[] =>
  group.spendingAccount ? (group.accounts ?? USUAL) : [];

/** Every account of a family. */
export const accountsOf = ({ clients, umi }: Family): Account[] =>
  clients
    .flatMap((client) =>
      client.groups.flatMap((group) => accountKinds(group).map((kind) => ({ client, group, kind }))),
    )
    .map((account, index) => ({ ...account, id: `SA${umi.slice(-6)}${index + 1}`, order: index + 1 }));

/** A transaction in cents; negative for a withdrawal. */
export interface AccountTransaction {
  readonly date: IsoDate;
  readonly kind: TransactionWire['transactionTypeCode'];
  readonly amount: number;
  readonly balanceAfter: number;
}

/** Days between contributions, and how far back they go. */
const PAYDAY = 14;
const HISTORY_DAYS = 700;
/** The newest transaction: at least a day old, as all records. */
const NEWEST = 3;

function transactionAt(
  daysBack: number,
  index: number,
  random: Random,
): Pick<AccountTransaction, 'kind' | 'amount'> {
  const cents = random.integer(1800, 6400);
  if (daysBack % 365 < PAYDAY) return { kind: 'EMP', amount: 50_000 };
  return index % 3 === 2 ? { kind: 'PAY', amount: -cents } : { kind: 'MBR', amount: 5000 };
}

/**
 * An account's transactions, newest first; they end with `balance`.
 * @param balance cents
 */
export function transactionsOf({ id }: Account, balance: number, day: IsoDate): AccountTransaction[] {
  const random = createRandom(`account ${id}`);
  const movements: AccountTransaction[] = [];
  let balanceAfter = balance;
  for (let daysBack = NEWEST, index = 0; daysBack <= HISTORY_DAYS; daysBack += PAYDAY, index += 1) {
    const movement = transactionAt(daysBack, index, random);
    // The balance was never negative, so the history begins where it would be.
    if (balanceAfter - movement.amount < 0) {
      movements.push({ date: addDays(day, -daysBack), kind: 'EMP', amount: balanceAfter, balanceAfter });
      return movements.filter(({ amount }) => amount !== 0);
    }
    movements.push({ date: addDays(day, -daysBack), ...movement, balanceAfter });
    balanceAfter -= movement.amount;
  }
  return movements;
}

/** Balance in cents before any payment through the portal; claims are paid from a client's first account. */
export function balanceOf(family: Family, account: Account): number {
  const first = accountsOf(family).find(({ client }) => client === account.client);
  const opening = openingBalance(family, account.client.id);
  return first?.id === account.id && opening !== undefined
    ? opening
    : createRandom(`balance ${account.id}`).integer(4000, 80_000);
}
