/** Spending accounts by client. Each box and each module loads and fails on its own. */
import { pageBrand } from '../../../brand/page-brand.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { memberAtom } from '../../../session/member-data.store.ts';
import {
  accountQueries,
  mergeAccounts,
  type ClientAccountsStatus,
} from '../clients/client-accounts.rules.ts';
import { fetchAccounts } from '../clients/client-accounts.service.ts';
import { storePerClient } from '../clients/per-client.store.ts';
import { onlySpending } from '../clients/spending-clients.rules.ts';

export const accountsOfClient = storePerClient<ClientAccountsStatus>();

/** Ids of the clients whose accounts are shown (spec 001 §4 'the non-displaying ones are hidden'). */
export const $showing = memberAtom<readonly string[]>([]);

export async function loadAccountsOf(profile: Profile, clientId: string): Promise<void> {
  const holder = onlySpending(profile, pageBrand().rules.spending);
  const { $value, load } = accountsOfClient(clientId);
  await load(async (signal) =>
    mergeAccounts(await fetchAccounts(accountQueries(holder, clientId), signal), holder),
  );
  const now = $value.get();
  const others = $showing.get().filter((id) => id !== clientId);
  $showing.set(now.state === 'ready' && now.value.status === 'accounts' ? [...others, clientId] : others);
}
