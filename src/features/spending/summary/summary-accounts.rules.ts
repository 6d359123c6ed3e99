/** A client's accounts in display order, and the account types that the member does not have yet (spec 001 §3, §7). */
import type { ResponseOf } from '../../../lib/http/call.schema.ts';
import {
  mergeAccounts,
  type AccountHolder,
  type ClientAccountsStatus,
} from '../clients/client-accounts.rules.ts';
import {
  kindOfCode,
  type ClientAccounts,
  type getAccountTypes,
  type SpendingAccount,
} from '../spending-accounts.schema.ts';

export type AccountType = ResponseOf<typeof getAccountTypes>[number];

export type SummaryAccounts = ClientAccountsStatus & {
  /** Whether the number of accounts that the service sent equals the total that it states. */
  isComplete: boolean;
};

/** Merges the accounts of the client's groups. @param responses one for each group */
export const summaryAccounts = (
  responses: readonly ClientAccounts[],
  holder: Pick<AccountHolder, 'isSubscriber'>,
): SummaryAccounts => ({
  ...mergeAccounts(responses, holder),
  isComplete: responses.every(({ total, accounts }) => total === accounts.length),
});

/**
 * The account types that the client offers but the member does not have, in the client's order.
 * @param enrolling whether the member is already opening an HSA, so that it is not offered again
 */
export const typesOffered = (
  types: readonly AccountType[],
  accounts: readonly Pick<SpendingAccount, 'code'>[],
  enrolling: boolean,
): AccountType[] =>
  types
    .filter(({ code }) => !accounts.some((account) => account.code === code))
    .filter(({ code }) => !enrolling || kindOfCode(code) !== 'health-savings')
    .toSorted((a, b) => a.order - b.order);

type Checked = Pick<SpendingAccount, 'balance' | 'currentBalance' | 'asOf'>;

export function withBalance(
  shown: SummaryAccounts,
  id: string,
  { balance, currentBalance, asOf }: Checked,
): SummaryAccounts {
  if (shown.status !== 'accounts') return shown;
  const accounts = shown.accounts.map((account) =>
    account.id === id ? { ...account, balance, currentBalance, asOf } : account,
  );
  return { ...shown, accounts, paying: accounts.find((account) => account.id === shown.paying?.id) ?? null };
}
