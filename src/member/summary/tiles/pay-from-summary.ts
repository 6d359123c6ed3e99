/** Opens the payment of a claim whose detail is not open, after looking up what its services add up to (decisions/claims#one-figure-of-what-is-owed). */
import type { Claim } from '../../../features/claims/claims.schema.ts';
import { detailForLedger } from '../../../features/claims/detail/claim-ledger.ts';
import { figuresOf, whyOwe } from '../../../features/claims/detail/why-owe/why-owe.rules.ts';
import type { DateSpan } from '../../../lib/date/date.ts';
import { shareInFlight } from '../../../lib/remote/in-flight.ts';
import { withProgress } from '../../../lib/remote/loading.store.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { openPayClaim } from '../../shared/pay-claim-routes.ts';

/** Cents that the figures add up to if that differs from the cost; otherwise null. Also null if they do not load. */
async function figuresTotalOf(claim: Claim, range: DateSpan): Promise<number | null> {
  try {
    const services = await withProgress(detailForLedger(claim, range, new AbortController().signal));
    const why = whyOwe(claim, figuresOf(claim, services));
    return why.state === 'differs' ? why.figuresTotal : null;
  } catch (error) {
    failureOf(error);
    return null;
  }
}

/** Shared in flight, so that a second press while it opens does nothing. */
export const payFromSummary = shareInFlight(async (claim: Claim, range: DateSpan): Promise<void> => {
  openPayClaim(claim, range, await figuresTotalOf(claim, range));
});
