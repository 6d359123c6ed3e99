/** Getting a temporary password: what a step needs, and what follows a refusal (spec 000 §7, §9). Pure. */
import type { Failure } from '../../lib/failure.ts';
import { PIN_LENGTH } from './account-recovery.schema.ts';

/** One thing at a time; `closed`: too many wrong tries, customer service goes on with the person. */
export type ForgotStep = 'name' | 'question' | 'pin' | 'sent' | 'closed';

const PIN = new RegExp(String.raw`^\d{${PIN_LENGTH}}$`);

/** A PIN without the spaces that come along when it is copied; null where it is none. */
export function readPin(typed: string): string | null {
  const pin = typed.replaceAll(/\s/g, '');
  return PIN.test(pin) ? pin : null;
}

/**
 * The question that is asked where a name has none, or nobody has the name: always the same one for a name, so that
 * the page does not say who has an account here.
 * @param questions those to choose from, as the service lists them
 */
export function standInQuestion(questions: readonly { question: string }[], name: string): string | null {
  let sum = 0;
  for (const character of name.trim().toUpperCase())
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return questions[sum % Math.max(1, questions.length)]?.question ?? null;
}

/**
 * What a refused answer or PIN means. A name that nobody has is `wrong` like a wrong answer.
 * `closed`: the service looks at no more tries.
 */
export function proofOutcome({ status, code }: Failure): 'wrong' | 'closed' | 'failed' {
  if (status === 429) return 'closed';
  return status === 404 || code === 'GEN-NOMATCH' ? 'wrong' : 'failed';
}

const STEPS: readonly string[] = ['name', 'question', 'pin', 'sent', 'closed'] satisfies ForgotStep[];

/**
 * The step that an address asks for.
 * @param asked what stands behind the # of the address
 * @param reached steps that the person has been led to
 * @returns the first one where what the step needs is not there; null for an address of something else (`#main`)
 */
export function stepOfAddress(asked: string, reached: readonly ForgotStep[]): ForgotStep | null {
  const found = reached.find((step) => step === asked);
  if (found) return found;
  return asked === '' || STEPS.includes(asked) ? 'name' : null;
}
