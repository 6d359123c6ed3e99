import type { ClientAccounts, SpendingAccount } from './spending-accounts.schema.ts';
import type { Transaction } from './transactions.schema.ts';

export const accountWith = (changes: Partial<SpendingAccount> = {}): SpendingAccount => ({
  id: 'A1',
  groupCode: 'G1-FSA',
  participantCode: 'P1',
  name: 'Flexible Spending Account',
  code: 'FSA',
  kind: 'flexible-spending',
  recentTransactions: 2,
  recentDays: 30,
  balance: 50_000,
  currentBalance: 45_000,
  order: 1,
  isHcra: false,
  asOf: null,
  useBy: null,
  claimBy: null,
  carryover: null,
  ...changes,
});

/** The service's response for one of a client's groups. */
export const responseWith = (
  accounts: SpendingAccount[],
  changes: Partial<ClientAccounts> = {},
): ClientAccounts => ({
  clientNumber: '001',
  clientName: 'Larkmoor Robotics',
  groupNumber: 'G1',
  spendingAccountExists: true,
  hsaEnrollmentInProcess: false,
  isInBlackout: false,
  moduleId: '',
  total: accounts.length,
  accounts,
  ...changes,
});

/**
 * Builds transactions, newest first, whose balances follow from an opening balance. @param amounts cents, oldest first
 */
export function transactionsFrom(
  opening: number,
  amounts: readonly { date: string; amount: number }[],
): Transaction[] {
  let balanceAfter = opening;
  return amounts
    .map(({ date, amount }, index): Transaction => {
      balanceAfter += amount;
      const kind = amount < 0 ? ('payment' as const) : ('own-contribution' as const);
      return { id: `T${index}`, date, kind, amount, balanceAfter, description: '', claimNumber: '' };
    })
    .toReversed();
}
