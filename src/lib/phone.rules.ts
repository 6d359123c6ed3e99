import { MAX_PHONE_LENGTH } from './phone-numbers.ts';

/** Ten or eleven digits, or three groups with or without a leading 1: (555) 555-0100, 1-555-555-0100, 555 555 0100. */
const NUMBER = /^(?:\d{10,11}|(?:1[-. ]?)?(?:\(\d{3}\)[- ]?|\d{3}[-. ])\d{3}[-. ]\d{4})$/;

type PhoneError = 'missing' | 'malformed';

export const tidyPhone = (typed: string): string => typed.trim();

/** Validates a phone number (spec 000 §5 'Phone number', §9); null if it is valid. */
export function phoneError(typed: string, required: boolean): PhoneError | null {
  const number = tidyPhone(typed);
  if (number === '') return required ? 'missing' : null;
  return number.length > MAX_PHONE_LENGTH || !NUMBER.test(number) ? 'malformed' : null;
}
