/** The steps to a temporary password (spec 000 §7, §9). Pure. */
import type { Failure } from '../../../lib/remote/failure.ts';
import { PIN_LENGTH } from './account-recovery.schema.ts';

/** `closed`: too many wrong answers; customer service takes over. */
export type ForgotStep = 'name' | 'question' | 'pin' | 'sent' | 'closed';

const PIN = new RegExp(String.raw`^\d{${PIN_LENGTH}}$`);

/** The PIN without spaces (a pasted PIN may contain some); null if it is malformed. */
export function readPin(typed: string): string | null {
  const pin = typed.replaceAll(/\s/g, '');
  return PIN.test(pin) ? pin : null;
}

/** The outcome of a refused answer or PIN; `closed`: no attempts are left. An unknown name counts as `wrong`. */
export function proofOutcome({ status, code }: Failure): 'wrong' | 'closed' | 'failed' {
  if (status === 429) return 'closed';
  return code === 'GEN-NOMATCH' ? 'wrong' : 'failed';
}

const STEPS: readonly string[] = ['name', 'question', 'pin', 'sent', 'closed'] satisfies ForgotStep[];

/** The step that the hash names, or the first step if the user has not reached it; null if the hash names no step (`#main`). */
export function stepOfHash(hash: string, reached: readonly ForgotStep[]): ForgotStep | null {
  const reachedStep = reached.find((step) => step === hash);
  if (reachedStep) return reachedStep;
  return hash === '' || STEPS.includes(hash) ? 'name' : null;
}
