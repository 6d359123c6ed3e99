/** Validates phone numbers (spec 000 §5 'Phone number'). Pure; each form has its own messages. */

/** Characters of the trimmed number (spec 000 §5, §9). */
const MAX_PHONE_LENGTH = 15;

/** Ten or eleven digits, or three groups with or without a leading 1: (555) 555-0100, 1-555-555-0100, 555 555 0100. */
const NUMBER = /^(?:\d{10,11}|(?:1[-. ]?)?(?:\(\d{3}\)[- ]?|\d{3}[-. ])\d{3}[-. ]\d{4})$/;

type PhoneError = 'missing' | 'malformed';

/** The number as it is sent: trimmed. */
export const tidyPhone = (typed: string): string => typed.trim();

/**
 * The error of a number, or null if it is valid. An empty one is `missing` only if the field is required.
 * @param typed text of the field
 */
export function phoneError(typed: string, required: boolean): PhoneError | null {
  const number = tidyPhone(typed);
  if (number === '') return required ? 'missing' : null;
  return number.length > MAX_PHONE_LENGTH || !NUMBER.test(number) ? 'malformed' : null;
}
