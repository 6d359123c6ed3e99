/** Maps a failed registration call to what the form shows (spec 000 §9; codes in `register.schema.ts`). Pure. */
import type { Failure } from '../../lib/remote/failure.ts';

/** What the form shows about its last call. */
export type RegisterStatus =
  | { state: 'typing' | 'busy' }
  /** No member matches the typed values. `left`: remaining attempts. */
  | { state: 'wrong'; left: number }
  /** A guardian has no attempts left, so the modal of 000 §8 opens. */
  | { state: 'guardian'; reference: string }
  /** The zip code gets no mail. */
  | { state: 'zip' }
  /** Another user already has this user name. */
  | { state: 'taken' }
  /** The service takes no more requests, perhaps because of other people on the same network. `until`: when to try again, in epoch ms; null if unknown. */
  | { state: 'limited'; until: number | null }
  /** The service no longer knows the person, who must be identified again. */
  | { state: 'expired' }
  /** A reload cleared the password, which is never persisted. */
  | { state: 'passwordGone' }
  | { state: 'failed'; reference: string };

/**
 * `wrong`: no member matches. `young`: below the minimum age. `zip`: the zip code gets no mail. `closed`: too many
 * attempts. `registered`: the person already has an account. `taken`: another user has the user name. `limited`: the
 * service takes no more requests for now. `expired`: the service no longer knows the person.
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

/** The minimum age named in the service's refusal; null if it names none. */
export const refusedAge = ({ detail = '' }: Failure): number | null =>
  /^\d{1,2}$/.test(detail) ? Number(detail) : null;
