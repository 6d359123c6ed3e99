/** Limits on identity checks (spec 000 §9); after them, customer service has to help. Pure. */

/** spec 000 §9 'Maximum PIN request attempts 3' */
export const MAX_PIN_REQUESTS = 3;
/** Wrong answers to the security question and wrong PINs, together. Chosen here: as many as PINs. */
export const MAX_IDENTITY_CHECKS = 3;
/** Sign-ins that end in the guardian-verification failure (spec 000 §9). */
export const MAX_GUARDIAN_ATTEMPTS = 3;

export const ATTEMPT_LIMITS = {
  pin: MAX_PIN_REQUESTS,
  identity: MAX_IDENTITY_CHECKS,
  guardian: MAX_GUARDIAN_ATTEMPTS,
} as const;
export type Attempt = keyof typeof ATTEMPT_LIMITS;

/** @param made attempts so far; an invalid number counts as none left */
export function attemptsLeft(kind: Attempt, made: number): number {
  const limit = ATTEMPT_LIMITS[kind];
  return Number.isInteger(made) && made >= 0 ? Math.max(0, limit - made) : 0;
}
