/** Spending accounts by client. Each box and each module loads and fails on its own. */
import { memberAtom } from '../../../session/member-data.store.ts';
import {
  accountQueries,
  mergeAccounts,
  type AccountHolder,
  type ClientAccountsStatus,
} from '../clients/client-accounts.rules.ts';
import { fetchAccounts } from '../clients/client-accounts.service.ts';
import { storePerClient } from '../clients/per-client.store.ts';

export const accountsOfClient = storePerClient<ClientAccountsStatus>();

/** Ids of the clients whose accounts are shown (spec 001 §4 'the non-displaying ones are hidden'). */
export const $showing = memberAtom<readonly string[]>([]);

export async function loadAccountsOf(holder: AccountHolder, clientId: string): Promise<void> {
  const { $value, load } = accountsOfClient(clientId);
  await load(async (signal) =>
    mergeAccounts(await fetchAccounts(accountQueries(holder, clientId), signal), holder),
  );
  const now = $value.get();
  const others = $showing.get().filter((id) => id !== clientId);
  $showing.set(now.state === 'ready' && now.value.status === 'accounts' ? [...others, clientId] : others);
}
