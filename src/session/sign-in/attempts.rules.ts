export const MAX_PIN_REQUESTS = 3; // spec 000 §9 'Maximum PIN request attempts 3'
/** Limit for wrong security answers and wrong PINs, counted together. The limit is not in the spec; it equals the limit for PIN requests. */
export const MAX_IDENTITY_CHECKS = 3;
export const MAX_GUARDIAN_ATTEMPTS = 3; // spec 000 §9

export const ATTEMPT_LIMITS = {
  pin: MAX_PIN_REQUESTS,
  identity: MAX_IDENTITY_CHECKS,
  guardian: MAX_GUARDIAN_ATTEMPTS,
} as const;
export type Attempt = keyof typeof ATTEMPT_LIMITS;

/** The data that identifies a person in a request to register or to recover a user name. */
export interface IdentifiedPerson {
  memberId: string;
  firstName: string;
  lastName: string;
  /** The format is yyyy-MM-dd. */
  dateOfBirth: string;
}

/**
 * The two keys under which an attempt to identify a person is counted: the member ID, and the name with birth date. Both are counted,
 * so that a user who changes only the ID or only the name gets no additional attempts (spec 000 §9;
 * decisions/sign-in#attempts-to-identify-a-person). The keys contain blanks, so they never equal a user name.
 */
export const personAttempts = ({
  memberId,
  firstName,
  lastName,
  dateOfBirth,
}: IdentifiedPerson): string[] => [`id ${memberId}`, `person ${firstName} ${lastName} ${dateOfBirth}`];

/** The number of attempts left. @param made the number of attempts so far; an invalid number leaves 0 */
export function attemptsLeft(kind: Attempt, made: number): number {
  const limit = ATTEMPT_LIMITS[kind];
  return Number.isInteger(made) && made >= 0 ? Math.max(0, limit - made) : 0;
}
