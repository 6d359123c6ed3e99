/** Accounts of each client on the activity summary: each box loads and fails alone. */
import { memberRemote } from '../../session/member-data.store.ts';
import {
  accountQueries,
  mergeAccounts,
  type AccountHolder,
  type ClientAccountsStatus,
} from './client-accounts.rules.ts';
import { fetchAccounts } from './client-accounts.service.ts';

type AccountsStore = ReturnType<typeof memberRemote<ClientAccountsStatus>>;

const stores = new Map<string, AccountsStore>();

/** The accounts of a client; the same store on every call. */
export function accountsOfClient(clientId: string): AccountsStore {
  const known = stores.get(clientId);
  if (known) return known;
  const store = memberRemote<ClientAccountsStatus>();
  stores.set(clientId, store);
  return store;
}

export const loadAccountsOf = (holder: AccountHolder, clientId: string): Promise<void> =>
  accountsOfClient(clientId).load(async (signal) =>
    mergeAccounts(await fetchAccounts(accountQueries(holder, clientId), signal), holder),
  );
