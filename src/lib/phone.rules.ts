/** What a phone number must look like (spec 000 §5 'Phone number'). Pure; what to say is each form's own text. */

/** Characters, after what stands around the number is trimmed (spec 000 §5, §9). */
const MAX_PHONE_LENGTH = 15;

/** Ten or eleven digits, or three groups with or without a leading 1: (555) 555-0100, 1-555-555-0100, 555 555 0100. */
const NUMBER = /^(?:\d{10,11}|(?:1[-. ]?)?(?:\(\d{3}\)[- ]?|\d{3}[-. ])\d{3}[-. ]\d{4})$/;

type PhoneError = 'missing' | 'malformed';

/** A number as it is sent: without the spaces around it. */
export const tidyPhone = (typed: string): string => typed.trim();

/**
 * What is wrong with a number, or null. An empty one is `missing` only where the field is required.
 * @param typed as typed into a field
 */
export function phoneError(typed: string, required: boolean): PhoneError | null {
  const number = tidyPhone(typed);
  if (number === '') return required ? 'missing' : null;
  return number.length > MAX_PHONE_LENGTH || !NUMBER.test(number) ? 'malformed' : null;
}
