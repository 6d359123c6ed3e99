import { remote } from '../../lib/remote/remote.ts';
import type { IsoDate } from '../../lib/date/date.ts';
import { claimKey, type ClaimId } from '../../profile/payments/claim-key.rules.ts';
import type { Claim } from './claims.schema.ts';
import { fetchRecentClaims } from './claims.store.ts';

const current = remote<Pick<Claim, 'memberCost' | 'paid'> | null>();

/** Cost and payments in cents; null if the cost is unknown. Requests the whole day: no call returns a single claim. */
export async function fetchCurrentCost(
  claim: ClaimId & { serviceDate: IsoDate },
): Promise<{ cost: number; paid: number } | null> {
  const day = { from: claim.serviceDate, to: claim.serviceDate };
  await current.load(async (signal) => {
    const { claims } = await fetchRecentClaims(day, signal);
    return claims.find((loaded) => claimKey(loaded) === claimKey(claim)) ?? null;
  });
  const loaded = current.$value.get();
  current.clear();
  if (loaded.state !== 'ready' || loaded.value === null || loaded.value.memberCost === null) return null;
  return { cost: loaded.value.memberCost, paid: loaded.value.paid };
}
