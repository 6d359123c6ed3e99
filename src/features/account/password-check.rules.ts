/** Why a change of recovery data was refused (decisions/sign-in#recovery-data-requires-the-password). Pure. */
import type { Failure } from '../../lib/remote/failure.ts';

export type PasswordRefusal =
  /** `signIn`: in a single sign-on session, a password proves nothing. */
  | { kind: 'needed' | 'wrong' | 'signIn' }
  /** Milliseconds since 1970; null if unknown. */
  | { kind: 'limited'; until: number | null };

const KINDS = {
  'PASSWORD-NEEDED': 'needed',
  'PASSWORD-WRONG': 'wrong',
  'SIGN-IN-AGAIN': 'signIn',
} as const;

const isListed = (code: string): code is keyof typeof KINDS => Object.hasOwn(KINDS, code);

/** @returns null for any other failure */
export function passwordRefusal({
  status,
  code = '',
  retryAt,
}: Pick<Failure, 'status' | 'code' | 'retryAt'>): PasswordRefusal | null {
  if (status === 429) return { kind: 'limited', until: retryAt ?? null };
  return isListed(code) ? { kind: KINDS[code] } : null;
}
