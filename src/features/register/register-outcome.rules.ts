/** What a failed call of registration means for the form (spec 000 §9; codes in `register.schema.ts`). Pure. */
import type { Failure } from '../../lib/remote/failure.ts';

/** What the form shows of its last call. */
export type RegisterStatus =
  | { state: 'typing' | 'busy' }
  /** No member matches. `left`: remaining attempts. */
  | { state: 'wrong'; left: number }
  /** A guardian has no attempts left: the modal of 000 §8. */
  | { state: 'guardian'; reference: string }
  /** No mail goes to the zip code. */
  | { state: 'zip' }
  /** Another user has the user name. */
  | { state: 'taken' }
  /** Too many taken user names. `until`: milliseconds since 1970; null if unknown. */
  | { state: 'limited'; until: number | null }
  /** The service no longer knows the person. */
  | { state: 'expired' }
  /** A reload has emptied the password, which is not persisted. */
  | { state: 'passwordGone' }
  | { state: 'failed'; reference: string };

/**
 * `wrong`: no member matches. `young`: under the minimum age. `zip`: no mail goes to the zip code. `closed`: too many attempts. `registered`: there is a sign-in.
 * `taken`: another user has the user name. `limited`: too many were taken. `expired`: the service no longer knows the person.
 */
export type RegisterOutcome =
  | 'wrong'
  | 'young'
  | 'zip'
  | 'closed'
  | 'registered'
  | 'taken'
  | 'limited'
  | 'expired'
  | 'failed';

const OUTCOMES: Readonly<Record<string, RegisterOutcome>> = {
  'MEMBER-NOT-FOUND': 'wrong',
  'UNDER-AGE': 'young',
  'ZIP-NOT-IN-USE': 'zip',
  'REGISTER-LIMIT': 'closed',
  'GUARDIAN-LIMIT': 'closed',
  'ALREADY-REGISTERED': 'registered',
  'LOGON-ID-TAKEN': 'taken',
  'LOOK-UP-LIMIT': 'limited',
  'CONSUMER-NOT-FOUND': 'expired',
};

export const registerOutcome = ({ code = '' }: Failure): RegisterOutcome =>
  Object.hasOwn(OUTCOMES, code) ? (OUTCOMES[code] ?? 'failed') : 'failed';

/** The minimum age that a refusal names; null if it names none. */
export const refusedAge = ({ detail = '' }: Failure): number | null =>
  /^\d{1,2}$/.test(detail) ? Number(detail) : null;
