/** Opens the payment of a claim from the summary, after loading the claim's detail to add up the claim's amounts (decisions/claims#one-figure-of-what-is-owed). */
import type { Claim } from '../../../features/claims/claims.schema.ts';
import { detailForLedger } from '../../../features/claims/detail/claim-ledger.ts';
import { figuresOf, whyOwe } from '../../../features/claims/detail/why-owe/why-owe.rules.ts';
import type { DateSpan } from '../../../lib/date/date.ts';
import { shareInFlight } from '../../../lib/remote/in-flight.ts';
import { withProgress } from '../../../lib/remote/loading.store.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { DEFAULT_PATH, pathKey } from '../../../routing/hash.rules.ts';
import { $route } from '../../../routing/route.store.ts';
import { memberNow } from '../../../session/member-data.store.ts';
import { openPayClaim } from '../../shared/pay-claim-routes.ts';

const SUMMARY = DEFAULT_PATH.join('/');

/**
 * Returns the total of the claim's amounts, in cents, if that total differs from the claim's cost. Returns null
 * otherwise, or if the detail fails to load.
 */
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

/** Does nothing if the member leaves the summary meanwhile. A second press while the payment opens does nothing. */
export const payFromSummary = shareInFlight(async (claim: Claim, range: DateSpan): Promise<void> => {
  const isSameMember = memberNow();
  const total = await figuresTotalOf(claim, range);
  if (isSameMember() && pathKey($route.get()) === SUMMARY) openPayClaim(claim, range, total);
});
