import { remote } from '../../lib/remote.ts';
import type { IsoDate } from '../../lib/date.ts';
import type { Claim } from './claims.schema.ts';
import { fetchRecentClaims } from './claims.service.ts';

const current = remote<Pick<Claim, 'memberCost' | 'paid'> | null>();

/**
 * Before a payment. No call returns one claim, so this requests the claims of its day of service. Cents; null if unknown.
 */
export async function fetchCurrentCost({
  number,
  serviceDate,
}: {
  number: string;
  serviceDate: IsoDate;
}): Promise<{ cost: number; paid: number } | null> {
  const day = { from: serviceDate, to: serviceDate };
  await current.load(async (signal) => {
    const { claims } = await fetchRecentClaims(day, signal);
    return claims.find((claim) => claim.number === number) ?? null;
  });
  const found = current.$value.get();
  current.clear();
  if (found.state !== 'ready' || found.value === null || found.value.memberCost === null) return null;
  return { cost: found.value.memberCost, paid: found.value.paid };
}
