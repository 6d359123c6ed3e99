/**
 * Payments that were sent and whose answer has not come. Kept apart from the view's own state, because the Back button
 * clears that one (spec 001 §2), and a key that is forgotten is a payment made twice.
 */
import { clearViewState, readViewState, saveViewState } from '../../routing/view-state.ts';
import { isUnsettled, type Attempt, type Unsettled } from './pay-claim-state.schema.ts';

const KEPT_UNDER = 'claims/claimsAndPayments/payClaim/unsettled';

const all = (): Unsettled => readViewState(KEPT_UNDER, isUnsettled) ?? {};

/** What was sent for a claim and not answered; null where nothing was. */
export function unsettledOf(claimNumber: string): Attempt | null {
  const attempts = all();
  return Object.hasOwn(attempts, claimNumber) ? (attempts[claimNumber] ?? null) : null;
}

/** Notes that a payment is sent now: before it is, so that a reload in the middle finds its key. */
export const keepUnsettled = (claimNumber: string, attempt: Attempt): void =>
  saveViewState(KEPT_UNDER, { ...all(), [claimNumber]: attempt });

/** What became of a payment is known: its key has done its work. */
export function settle(claimNumber: string): void {
  const { [claimNumber]: _settled, ...others } = all();
  if (Object.keys(others).length > 0) saveViewState(KEPT_UNDER, others);
  else clearViewState(KEPT_UNDER);
}
