/** A client's spending accounts, and which of them pays a claim (spec 001 §2 'Pay claim', §3, §7 'Account list'). Pure. */
import type { Profile } from '../../../profile/profile.rules.ts';
import { isThroughEmployer } from '../../../profile/group/selected-group.rules.ts';
import type { ClientAccounts, SpendingAccount } from '../spending-accounts.schema.ts';

export interface AccountHolder {
  umi: string;
  isSubscriber: boolean;
  clientList: readonly (Pick<Profile['clientList'][number], 'clientId' | 'clientNumber' | 'clientName'> & {
    groupList: readonly Pick<
      Profile['clientList'][number]['groupList'][number],
      'groupNumber' | 'spendingAccountExistsIndicator' | 'directPayIndicator' | 'medicareIndicator'
    >[];
  })[];
}

/** The employer's unabbreviated name; null if none of the client's groups is an employer group. */
export function employerOf({ clientList }: AccountHolder, clientId: string): string | null {
  const client = clientList.find((candidate) => candidate.clientId === clientId);
  return client?.groupList.some(isThroughEmployer) ? client.clientName : null;
}

/** The queries for a client's accounts: one for each group that has accounts (spec 001 §7 'Account list'). */
export const accountQueries = ({ umi, clientList }: AccountHolder, clientId: string) =>
  clientList
    .filter((client) => client.clientId === clientId)
    .flatMap(({ clientNumber, groupList }) =>
      groupList
        .filter(({ spendingAccountExistsIndicator }) => spendingAccountExistsIndicator)
        .map(({ groupNumber }) => ({
          memberID: umi,
          vendorType: 'SELECTACCOUNT' as const,
          groupNumber,
          clientNumber,
        })),
    );

/** `blackout`: the accounts are temporarily unavailable. `subscriber-only`: only the subscriber may see them. */
export type ClientAccountsStatus =
  | {
      status: 'accounts';
      accounts: readonly SpendingAccount[];
      /** The account that pays claims; null if no account can. */
      paying: SpendingAccount | null;
    }
  | { status: 'blackout' | 'subscriber-only' | 'none' };

/** Dependent care money, for child or elder care, cannot pay medical claims. */
const canPay = ({ kind }: SpendingAccount): boolean => kind !== 'dependent-care';

/**
 * Merges the responses to all queries. An account in several of them is listed once. `paying` is the first account that
 * can pay claims.
 */
export function mergeAccounts(
  responses: readonly ClientAccounts[],
  { isSubscriber }: Pick<AccountHolder, 'isSubscriber'>,
): ClientAccountsStatus {
  const listed = responses
    .flatMap((response) => response.accounts)
    .map((account) => [account.id, account] as const);
  const accounts = [...new Map(listed).values()].toSorted((a, b) => a.order - b.order);
  if (responses.some(({ isInBlackout }) => isInBlackout)) return { status: 'blackout' };
  if (accounts.length > 0) return { status: 'accounts', accounts, paying: accounts.find(canPay) ?? null };
  return { status: responses.length > 0 && !isSubscriber ? 'subscriber-only' : 'none' };
}
