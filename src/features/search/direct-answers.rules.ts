/** Search terms that have an answer of their own: a zip code, a phone number of the brand. Pure. */

/** Of a local number: `555-0110`. */
const LEAST_DIGITS = 7;
const PHONE_SIGNS = /^[\d\s().+-]+$/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** The five digits of a term that is a zip code, with or without four more; null for any other. */
export const zipCodeIn = (term: string): string | null => /^(\d{5})(?:-\d{4})?$/.exec(term)?.[1] ?? null;

/** Whether a term is one of the numbers, with or without country and area code. @param phones as pages write them */
export function isPhone(term: string, phones: readonly string[]): boolean {
  const digits = digitsOf(term);
  return (
    PHONE_SIGNS.test(term) &&
    digits.length >= LEAST_DIGITS &&
    phones.some((phone) => digitsOf(phone).endsWith(digits))
  );
}
