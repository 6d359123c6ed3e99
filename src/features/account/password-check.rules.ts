/** Why the service refused to change recovery data (decisions/sign-in#recovery-data-requires-the-password). Pure. */
import type { Failure } from '../../lib/remote/failure.ts';

export type PasswordRefusal =
  /** `signIn`: this is a single sign-on session, where a password proves nothing. */
  | { kind: 'needed' | 'wrong' | 'signIn' }
  /** When the user may try again, in milliseconds since 1970; null if unknown. */
  | { kind: 'limited'; until: number | null };

const KINDS = {
  'PASSWORD-NEEDED': 'needed',
  'PASSWORD-WRONG': 'wrong',
  'SIGN-IN-AGAIN': 'signIn',
} as const;

const isListed = (code: string): code is keyof typeof KINDS => Object.hasOwn(KINDS, code);

/** @returns null if the failure is not about the password or the sign-in */
export function passwordRefusal({
  status,
  code = '',
  retryAt,
}: Pick<Failure, 'status' | 'code' | 'retryAt'>): PasswordRefusal | null {
  if (status === 429) return { kind: 'limited', until: retryAt ?? null };
  return isListed(code) ? { kind: KINDS[code] } : null;
}
