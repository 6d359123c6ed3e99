const MIN_EMAIL_LENGTH = 7;
export const MAX_EMAIL_LENGTH = 50;
/** Data-domain token that allows top-level domains of more than four letters (spec 000 §5). */
const ANY_LENGTH_TOKEN = 16;

const ADDRESS = /^[^\s@]+@(?:[a-z0-9-]+\.)+[a-z]{2,4}$/i;
const ADDRESS_OF_ANY_LENGTH = /^[^\s@]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/**
 * `malformed`: too short or not an address (both have the same message, 001 §5). `long`: over 50 characters. `ending`:
 * valid except that the top-level domain has more than four letters (decisions/sign-in#one-table-of-validation-messages).
 */
type EmailError = 'missing' | 'malformed' | 'long' | 'ending';

/** For each error, the key of its message in `validation.text.ts`. */
export const EMAIL_MESSAGES = {
  missing: 'missing',
  malformed: 'email',
  long: 'emailLong',
  ending: 'emailEnding',
} as const satisfies Record<EmailError, string>;

export const tidyEmail = (typed: string): string => typed.trim();

/** Validates an email address (spec 000 §5 'Email', §9; 001 §5). Returns null if it is valid. */
export function emailError(typed: string, dataDomainToken: number): EmailError | null {
  const address = tidyEmail(typed);
  if (address === '') return 'missing';
  if (address.length > MAX_EMAIL_LENGTH) return 'long';
  if (address.length < MIN_EMAIL_LENGTH || !ADDRESS_OF_ANY_LENGTH.test(address)) return 'malformed';
  return dataDomainToken === ANY_LENGTH_TOKEN || ADDRESS.test(address) ? null : 'ending';
}
