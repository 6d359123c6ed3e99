import { memberRemote } from '../../session/member-data.store.ts';
import {
  accountQueries,
  mergeAccounts,
  type AccountHolder,
  type ClientAccountsStatus,
} from './client-accounts.rules.ts';
import { fetchAccounts } from './client-accounts.service.ts';

const accounts = memberRemote<ClientAccountsStatus>();

export const $clientAccounts = accounts.$value;
/** Call when the view closes; the next view may be about another client. */
export const clearClientAccounts = accounts.clear;

/** Not cached: balances change with each payment. */
export const loadClientAccounts = (holder: AccountHolder, clientId: string): Promise<void> =>
  accounts.load(async (signal) =>
    mergeAccounts(await fetchAccounts(accountQueries(holder, clientId), signal), holder),
  );
