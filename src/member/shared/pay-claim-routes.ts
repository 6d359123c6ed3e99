/** Routes of the page that pays a claim (spec 001 §2 'Claim pay button'). */
import { ALL_CLAIMS } from '../../routing/hash.rules.ts';
import type { DateSpan } from '../../lib/date/date.ts';
import type { PayStep } from '../../features/pay-claim/pay-claim.rules.ts';
import { startPaying } from '../../features/pay-claim/pay-claim.store.ts';
import type { PayableClaim } from '../../features/pay-claim/payable.rules.ts';

export const payStepAddress = (step: PayStep): string => `${ALL_CLAIMS}/payClaim/${step}`;

/**
 * Opens the page that pays a claim.
 * @param figuresTotal sum of the amounts in the claim's cost breakdown, in cents; null if it equals the claim's cost
 * @returns whether the page opens; false if nothing can be paid
 */
export function openPayClaim(claim: PayableClaim, range: DateSpan, figuresTotal: number | null): boolean {
  const isStarted = startPaying(claim, range, figuresTotal);
  if (isStarted) window.location.hash = payStepAddress('select');
  return isStarted;
}
