import { pageBrand } from '../../../brand/page-brand.ts';
import type { ResponseOf } from '../../../lib/http/call.schema.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { send } from '../../../lib/http/http.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { groupChoices } from '../../../profile/group/selected-group.rules.ts';
import { storePerClient } from '../clients/per-client.store.ts';
import { onlySpending } from '../clients/spending-clients.rules.ts';
import { vendorQuery } from '../vendor.rules.ts';
import { vendorDetails } from '../vendor.schema.ts';

export const vendorOfClient = storePerClient<ResponseOf<typeof vendorDetails>>();

export async function loadVendorOf(
  profile: Pick<Profile, 'clientList'>,
  clientId: string,
  today: IsoDate,
): Promise<void> {
  const choice = groupChoices(onlySpending(profile, pageBrand().rules.spending)).find(
    ({ client, group }) => client.clientId === clientId && group.spendingAccountExistsIndicator,
  );
  if (choice)
    await vendorOfClient(clientId).load((signal) =>
      send(vendorDetails, { query: vendorQuery(choice, today) }, { signal }),
    );
}
