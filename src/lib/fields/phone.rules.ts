import { PHONE_FORMS } from './phone-numbers.ts';

/** Keys of error texts in `validation.text.ts`. */
type PhoneError = 'missing' | 'phone';

/** Trims a number and removes spaces between a leading 1 and `(`, as `1 (555) 555-0100` exceeds 15 characters. */
export const tidyPhone = (typed: string): string => typed.trim().replace(/^1\s+\(/, '1(');

/** Validates a phone number (spec 000 §5 'Phone number', 001 §5, §9). Returns null if it is valid. */
export function phoneError(typed: string, required: boolean): PhoneError | null {
  const number = tidyPhone(typed);
  if (number === '') return required ? 'missing' : null;
  return PHONE_FORMS.test(number) ? null : 'phone';
}
