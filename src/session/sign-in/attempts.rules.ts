export const MAX_PIN_REQUESTS = 3; // spec 000 §9 'Maximum PIN request attempts 3'
/** Limit on wrong security answers and wrong PINs together. Chosen here: the same as for PIN requests. */
export const MAX_IDENTITY_CHECKS = 3;
export const MAX_GUARDIAN_ATTEMPTS = 3; // spec 000 §9

export const ATTEMPT_LIMITS = {
  pin: MAX_PIN_REQUESTS,
  identity: MAX_IDENTITY_CHECKS,
  guardian: MAX_GUARDIAN_ATTEMPTS,
} as const;
export type Attempt = keyof typeof ATTEMPT_LIMITS;

/** A person who registers or has forgotten a user name, as sent. */
export interface IdentifiedPerson {
  memberId: string;
  firstName: string;
  lastName: string;
  /** yyyy-MM-dd */
  dateOfBirth: string;
}

/**
 * The keys under which wrong attempts to identify a person are counted, in the portal and the sandbox (spec 000 §9; decisions/sign-in#attempts-to-identify-a-person).
 * Both the ID and the person count, so that varying one of them does not help. A user name has no blanks, so it never equals a key.
 */
export const personAttempts = ({
  memberId,
  firstName,
  lastName,
  dateOfBirth,
}: IdentifiedPerson): string[] => [`id ${memberId}`, `person ${firstName} ${lastName} ${dateOfBirth}`];

/** An invalid number of attempts counts as none left. */
export function attemptsLeft(kind: Attempt, made: number): number {
  const limit = ATTEMPT_LIMITS[kind];
  return Number.isInteger(made) && made >= 0 ? Math.max(0, limit - made) : 0;
}
