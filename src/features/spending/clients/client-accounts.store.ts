import { memberRemote } from '../../../session/member-data.store.ts';
import {
  accountQueries,
  mergeAccounts,
  type AccountHolder,
  type ClientAccountsStatus,
} from './client-accounts.rules.ts';
import { fetchAccounts } from './client-accounts.service.ts';
import { termsComeFirst, type SpendingHolder } from './spending-clients.rules.ts';

/** `terms`: the HSA's terms must be accepted before anything is requested (decisions/spending#terms-of-an-hsa). */
export type PayingAccountsStatus = ClientAccountsStatus | { status: 'terms' };

const accounts = memberRemote<PayingAccountsStatus>();

export const $clientAccounts = accounts.$value;
/** Call this when the view closes, because the next view may be about another client. */
export const clearClientAccounts = accounts.clear;

/** Reloads every time, because balances change with each payment. */
export const loadClientAccounts = (holder: AccountHolder & SpendingHolder, clientId: string): Promise<void> =>
  accounts.load(async (signal) =>
    termsComeFirst(holder, clientId)
      ? { status: 'terms' }
      : mergeAccounts(await fetchAccounts(accountQueries(holder, clientId), signal), holder),
  );
