/** What the service says of one claim's cost now, for whoever pays it. */
import { remote } from '../../lib/remote.ts';
import type { IsoDate } from '../../lib/date.ts';
import type { Claim } from './claims.schema.ts';
import { fetchRecentClaims } from './claims.service.ts';

const asked = remote<Pick<Claim, 'memberCost' | 'paid'> | null>();

/**
 * Asks for a claim by the claims of its day of service.
 * @returns its cost and what of it was paid, in cents; null where the service does not say
 */
export async function fetchCurrentCost({
  number,
  serviceDate,
}: {
  number: string;
  serviceDate: IsoDate;
}): Promise<{ cost: number; paid: number } | null> {
  const day = { from: serviceDate, to: serviceDate };
  await asked.load(async (signal) => {
    const { claims } = await fetchRecentClaims(day, signal);
    return claims.find((claim) => claim.number === number) ?? null;
  });
  const found = asked.$value.get();
  asked.clear();
  if (found.state !== 'ready' || found.value === null || found.value.memberCost === null) return null;
  return { cost: found.value.memberCost, paid: found.value.paid };
}
