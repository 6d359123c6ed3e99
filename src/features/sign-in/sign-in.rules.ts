/** What a person hears when a sign-in fails (spec 000 §8 'Login'). Pure. */
import type { Failure } from '../../lib/failure.ts';

/** `invalid`: user name or password; `unexpected`: the service failed; `offline`: it was not reached. */
export type SignInProblem = 'invalid' | 'unexpected' | 'offline';

/** Business codes of the invalid-login modal (spec 000 §8). */
const INVALID_CODES = ['USER-NOT-ON-FILE', 'GEN-NOMATCH', 'GEN-NORECCHMECS', 'invalid_grant_incorrect_creds'];

/** The problem behind a failed sign-in call. */
export function problemOf({ kind, code }: Failure): SignInProblem {
  if (code !== undefined && INVALID_CODES.includes(code)) return 'invalid';
  return kind === 'offline' || kind === 'timeout' ? 'offline' : 'unexpected';
}

/** Fields that a person must fill before anything is sent. */
export type SignInField = 'userName' | 'password';

/** The empty ones, in the order of the form. */
export const missingFields = (userName: string, password: string): SignInField[] => [
  ...(userName.trim() === '' ? (['userName'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
];
