/** What a failed call of registration means for the form (spec 000 §9; codes in `register.schema.ts`). Pure. */
import type { Failure } from '../../lib/failure.ts';
import type { ConsumerQuery } from './register.schema.ts';

/** What the form shows of its last call. */
export type RegisterStatus =
  | { state: 'typing' | 'busy' }
  /** No member matches. `left`: remaining attempts. */
  | { state: 'wrong'; left: number }
  /** Another user has the user name. */
  | { state: 'taken' }
  /** The service no longer knows the person. */
  | { state: 'expired' }
  | { state: 'failed'; reference: string };

/**
 * `wrong`: no member matches. `young`: under the minimum age. `closed`: too many attempts. `registered`: there is a sign-in.
 * `taken`: another user has the user name. `expired`: the service no longer knows the person.
 */
export type RegisterOutcome = 'wrong' | 'young' | 'closed' | 'registered' | 'taken' | 'expired' | 'failed';

const OUTCOMES: Readonly<Record<string, RegisterOutcome>> = {
  'MEMBER-NOT-FOUND': 'wrong',
  'UNDER-AGE': 'young',
  'REGISTER-LIMIT': 'closed',
  'GUARDIAN-LIMIT': 'closed',
  'ALREADY-REGISTERED': 'registered',
  'LOGON-ID-TAKEN': 'taken',
  'CONSUMER-NOT-FOUND': 'expired',
};

export const registerOutcome = ({ code = '' }: Failure): RegisterOutcome =>
  Object.hasOwn(OUTCOMES, code) ? (OUTCOMES[code] ?? 'failed') : 'failed';

/** The minimum age that a refusal names; null if it names none. */
export const refusedAge = ({ detail = '' }: Failure): number | null =>
  /^\d{1,2}$/.test(detail) ? Number(detail) : null;

/**
 * What the attempts of a member count for (spec 000 §9): the ID and the person, as at the service, whatever the
 * relationship; empty for visitors, who match no record. `session/sign-in/attempts.ts` keeps only a digest.
 */
export function attemptNames(query: ConsumerQuery): string[] {
  if (!('memberId' in query)) return [];
  const { memberId, firstName, lastName, dateOfBirth } = query;
  return [`register ${memberId}`, `register ${firstName} ${lastName} ${dateOfBirth}`];
}
