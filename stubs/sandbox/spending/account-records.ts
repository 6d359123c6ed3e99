/** Generates a family's spending accounts and transactions. They are the same in every process on the same day. */
import type { TransactionWire } from '../../../src/features/spending/transactions.schema.ts';
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import type { AccountKind, Client, Family, Group } from '../../people/family.ts';
import { createRandom, type Random } from '../data/random.ts';
import { openingBalance } from './opening-balance.ts';

/** A spending account of the subscriber. */
export interface Account {
  readonly id: string;
  readonly kind: AccountKind;
  readonly client: Client;
  readonly group: Group;
  /** Position among the family's accounts, from 1. */
  readonly order: number;
}

export const ACCOUNT_NAMES = {
  HSA: 'Health Savings Account',
  FSA: 'Flexible Spending Account',
  DCFSA: 'Dependent Care Account',
  HRA: 'Health Reimbursement Account',
} as const satisfies Record<AccountKind, string>;

/** Invented yearly limits of contributions, in cents. Null if the employer decides and the service does not know the limit. */
export const YEARLY_LIMIT = {
  HSA: 415_000,
  FSA: 305_000,
  DCFSA: 500_000,
  HRA: null,
} as const satisfies Record<AccountKind, number | null>;

interface UseBy {
  readonly useBy: IsoDate;
  readonly claimBy: IsoDate;
  /** The cents that can be carried over to the next year. */
  readonly carryover: number;
}

/** Invented carryover amounts, in cents. */
const CARRYOVER = { FSA: 6000, DCFSA: 0 } as const;

/**
 * What happens with unused money at the end of the year. Null for an HSA, whose money stays in the account, and for an
 * HRA, whose rule is not known.
 */
export function useByOf({ kind }: Pick<Account, 'kind'>, day: IsoDate): UseBy | null {
  if (kind !== 'FSA' && kind !== 'DCFSA') return null;
  const year = Number(day.slice(0, 4));
  return { useBy: `${year}-12-31`, claimBy: `${year + 1}-03-31`, carryover: CARRYOVER[kind] };
}

/** The account kinds of a group that does not list any. */
const USUAL: readonly AccountKind[] = ['FSA'];

export const accountKinds = (group: Group): readonly AccountKind[] =>
  group.spendingAccount ? (group.accounts ?? USUAL) : [];

export const accountsOf = ({ clients, umi }: Family): Account[] =>
  clients
    .flatMap((client) =>
      client.groups.flatMap((group) => accountKinds(group).map((kind) => ({ client, group, kind }))),
    )
    .map((account, index) => ({ ...account, id: `SA${umi.slice(-6)}${index + 1}`, order: index + 1 }));

/** A transaction. Amounts are in cents, negative for a withdrawal. */
export interface AccountTransaction {
  readonly date: IsoDate;
  readonly kind: TransactionWire['transactionTypeCode'];
  readonly amount: number;
  readonly balanceAfter: number;
}

/** Days between transactions, and the age in days of the oldest one. */
const PAYDAY = 14;
const HISTORY_DAYS = 700;
/** Age of the newest transaction in days. Like all records, it must be at least a day old. */
const NEWEST = 3;

const CONTRIBUTION = 5000;
const YEARLY_EMPLOYER = 20_000;

const isFirstPayday = (date: IsoDate): boolean => date.slice(5) <= '01-14';

/**
 * A random transaction. Transactions are generated from newest to oldest, so money that comes in must not
 * exceed `balanceAfter`, or the balance before it would be negative.
 */
function transactionAt(
  { kind }: Pick<Account, 'kind'>,
  { date, index, balanceAfter }: { date: IsoDate; index: number; balanceAfter: number },
  random: Random,
): Pick<AccountTransaction, 'kind' | 'amount'> {
  const cents = random.integer(1800, 6400);
  if (isFirstPayday(date) && balanceAfter >= YEARLY_EMPLOYER) return { kind: 'EMP', amount: YEARLY_EMPLOYER };
  if (kind === 'HSA' && index % 6 === 5) return { kind: 'INT', amount: Math.min(cents % 90, balanceAfter) };
  if (index % 3 === 1 || balanceAfter < CONTRIBUTION) return { kind: 'PAY', amount: -cents };
  return { kind: kind === 'HRA' ? 'EMP' : 'MBR', amount: CONTRIBUTION };
}

/**
 * An account's transactions, newest first. If needed, the oldest is an employer's contribution to match the balance.
 * @param balance the balance after the newest transaction, in cents
 */
export function transactionsOf(account: Account, balance: number, day: IsoDate): AccountTransaction[] {
  const random = createRandom(`account ${account.id}`);
  const movements: AccountTransaction[] = [];
  let balanceAfter = balance;
  for (let daysBack = NEWEST, index = 0; daysBack <= HISTORY_DAYS; daysBack += PAYDAY, index += 1) {
    const date = addDays(day, -daysBack);
    const movement = transactionAt(account, { date, index, balanceAfter }, random);
    movements.push({ date, ...movement, balanceAfter });
    balanceAfter -= movement.amount;
  }
  const first = { date: addDays(day, -HISTORY_DAYS), kind: 'EMP' as const };
  return balanceAfter === 0 ? movements : [...movements, { ...first, amount: balanceAfter, balanceAfter }];
}

/** The balance in cents before any payment through the portal. A client's claims are paid from the client's first account, whose balance is `openingBalance`. */
export function balanceOf(family: Family, account: Account): number {
  const first = accountsOf(family).find(({ client }) => client === account.client);
  const opening = openingBalance(family, account.client.id);
  return first?.id === account.id && opening !== undefined
    ? opening
    : createRandom(`balance ${account.id}`).integer(4000, 80_000);
}
