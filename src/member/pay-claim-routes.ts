/** Routes of paying a claim (spec 001 §2 'Claim pay button'). */
import type { DateSpan } from '../lib/date.ts';
import type { PayStep } from '../features/pay-claim/pay-claim.rules.ts';
import { startPaying } from '../features/pay-claim/pay-claim.store.ts';
import type { PayableClaim } from '../features/pay-claim/payable.rules.ts';

export const CLAIMS_ADDRESS = '#/claims/claimsAndPayments';

export const payStepAddress = (step: PayStep): string => `${CLAIMS_ADDRESS}/payClaim/${step}`;

/**
 * Stores claim and range and opens the first step; does nothing if nothing can be paid.
 * @param figuresTotal cents that the claim's figures add up to, if that differs from its cost
 */
export function openPayClaim(claim: PayableClaim, range: DateSpan, figuresTotal: number | null): void {
  if (startPaying(claim, range, figuresTotal)) window.location.hash = payStepAddress('select');
}
