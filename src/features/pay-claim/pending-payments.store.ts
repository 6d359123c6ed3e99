/**
 * Payments that were sent and whose answer has not come. Kept apart from the view's own state, because the Back button
 * clears that one (spec 001 §2), and a key that is forgotten is a payment made twice. In memory too: storage may be full,
 * and what it holds expires under a page that stays open.
 */
import { atom } from 'nanostores';
import { clearViewState, readViewState, saveViewState } from '../../routing/view-state.ts';
import { isUnsettled, type Attempt } from './pay-claim-state.schema.ts';

const KEPT_UNDER = 'claims/claimsAndPayments/payClaim/unsettled';

const held = new Map<string, Attempt>();

/** Grows whenever a payment is sent or settled: what shows `unsettledOf` looks again. */
export const $unsettledChanges = atom(0);

const changed = (): void => $unsettledChanges.set($unsettledChanges.get() + 1);

const all = (): Map<string, Attempt> =>
  new Map([...Object.entries(readViewState(KEPT_UNDER, isUnsettled) ?? {}), ...held]);

/** What was sent for a claim and not answered; null where nothing was. */
export const unsettledOf = (claimNumber: string): Attempt | null => all().get(claimNumber) ?? null;

/** Notes that a payment is sent now: before it is, so that a reload in the middle finds its key. */
export function keepUnsettled(claimNumber: string, attempt: Attempt): void {
  held.set(claimNumber, attempt);
  saveViewState(KEPT_UNDER, Object.fromEntries(all()));
  changed();
}

/** What became of a payment is known: its key has done its work. */
export function settle(claimNumber: string): void {
  const others = all();
  held.delete(claimNumber);
  others.delete(claimNumber);
  if (others.size > 0) saveViewState(KEPT_UNDER, Object.fromEntries(others));
  else clearViewState(KEPT_UNDER);
  changed();
}

/** Nobody is signed in any more; storage has been cleared with the session. */
export const forgetUnsettled = (): void => held.clear();
