/** The way from a claim's pay button into the steps of paying (spec 001 §2 'Claim pay button'). */
import type { PayStep } from '../features/pay-claim/pay-claim.rules.ts';
import { startPaying } from '../features/pay-claim/pay-claim.store.ts';
import type { PayableClaim, PayRange } from '../features/pay-claim/payable.rules.ts';

/** Where the steps are left to. */
export const CLAIMS_ADDRESS = '#/claims/claimsAndPayments';

export const payStepAddress = (step: PayStep): string => `${CLAIMS_ADDRESS}/payClaim/${step}`;

/**
 * Keeps the claim and the window of the list, and opens the first step; does nothing where nothing can be paid.
 * @param figuresSay cents to which the claim's figures come, where that is not its cost
 */
export function openPayClaim(claim: PayableClaim, range: PayRange, figuresSay: number | null): void {
  if (startPaying(claim, range, figuresSay)) window.location.hash = payStepAddress('select');
}
