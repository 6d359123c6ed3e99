/** A client's accounts on the spending page in order, and the other types that it offers (spec 001 §3, §7). Pure. */
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
  /** False if the service counts more accounts than it sent. */
  isComplete: boolean;
};

/** @param responses of the client's groups; an account that two of them list shows once */
export function summaryAccounts(
  responses: readonly ClientAccounts[],
  holder: Pick<AccountHolder, 'isSubscriber'>,
): SummaryAccounts {
  const seen = new Set<string>();
  const isNew = ({ id }: SpendingAccount): boolean => !seen.has(id) && seen.add(id).has(id);
  const once = responses.map((response) => ({
    ...response,
    accounts: response.accounts.filter((account) => isNew(account)),
  }));
  return {
    ...mergeAccounts(once, holder),
    isComplete: responses.every(({ total, accounts }) => total === accounts.length),
  };
}

/**
 * The client's account types of which the member has none, in the client's order.
 * @param enrolling whether an HSA is being opened; then it is not offered again
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

/** The accounts, one of them with a new balance. */
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
