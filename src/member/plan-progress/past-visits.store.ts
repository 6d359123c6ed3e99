/** The claims of the last 365 days with their services, for the finder and planned care (decisions/visitors#what-a-visit-may-cost, decisions/visitors#estimates-start-from-the-care). */
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { detailForLedger } from '../../features/claims/detail/claim-ledger.ts';
import type { Claim } from '../../features/claims/claims.schema.ts';
import { fetchRecentClaims } from '../../features/claims/claims.store.ts';
import { missingOf } from '../../features/claims/claims.rules.ts';
import { brandToday } from '../../lib/date/brand-day.ts';
import { addDays, type DateSpan } from '../../lib/date/date.ts';
import { fewAtOnce } from '../../lib/http/few-at-once.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { memberAtom, memberNow, memberRemote } from '../../session/member-data.store.ts';
import type { VisitServices } from './past-visits.rules.ts';

const DAYS = 365;
/** Maximum number of claim details that load in parallel. */
const AT_ONCE = 4;

const yearOfVisits = (): DateSpan => ({ from: addDays(brandToday(), -DAYS), to: brandToday() });

const claims = memberRemote<readonly Claim[]>();

/** Claims of the last year. Empty if any claim is missing, because the missing claim may be the last visit. */
export const $visitClaims = claims.$value;

export const openVisitClaims = (): (() => void) =>
  claims.open(async (signal) => {
    const summary = await fetchRecentClaims(yearOfVisits(), signal);
    return missingOf(summary) > 0 ? [] : summary.claims;
  });

/** The services of each visit by claim key; null while they load. */
export const $visitServices = memberAtom<ReadonlyMap<string, VisitServices | null>>(new Map());

const UNKNOWN: VisitServices = { first: '', others: 0 };

async function servicesOf(claim: Claim): Promise<VisitServices> {
  try {
    const [first, ...others] = await detailForLedger(claim, yearOfVisits(), new AbortController().signal);
    return first ? { first: first.description, others: others.length } : UNKNOWN;
  } catch (error) {
    failureOf(error);
    return UNKNOWN;
  }
}

/** Loads the services of these visits. Skips visits whose services are loaded or loading. */
export async function readVisitServices(visits: readonly Claim[]): Promise<void> {
  const isSameSession = memberNow();
  const set = (visit: Claim, services: VisitServices | null): void =>
    $visitServices.set(new Map($visitServices.get()).set(claimKey(visit), services));
  const unread = visits.filter((visit) => !$visitServices.get().has(claimKey(visit)));
  for (const visit of unread) set(visit, null);
  await fewAtOnce(unread, AT_ONCE, async (visit) => {
    const services = await servicesOf(visit);
    if (isSameSession()) set(visit, services);
  });
}
