/** Search terms that have an answer of their own: a zip code, a phone number of the brand. Pure. */
import { tidySearchTerm } from './search-form.rules.ts';

const PUNCTUATION_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Of a local number, `555-0110`, and of one with its area code. */
const PHONE_LENGTHS = [7, 10];
const LEAST_DIGITS = 7;
/** Parts of a term that may be phone numbers: also with dashes of other widths and slashes. */
const PHONE_PARTS = /[\d\s().+/\u2010-\u2015\u2212-]+/gu;

const phoneParts = (term: string): readonly string[] => term.match(PHONE_PARTS) ?? [];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** The five digits of a term that is a zip code alone, with or without four more; null for any other. */
export const zipCodeIn = (term: string): string | null =>
  /^[^\p{L}\p{N}$]*(\d{5})(?:[\s\u2010-\u2015-]?\d{4})?[^\p{L}\p{N}]*$/u.exec(term)?.[1] ?? null;

/** The zip code among other words, and these words; null without one, or with several. */
export function zipCodeAmong(term: string): { zipCode: string; words: string } | null {
  const zipCodes = [
    ...term.matchAll(/(?<![\p{L}\p{N}$]|\d[.,-])(\d{5})(?:-\d{4})?(?![\p{L}\p{N}-]|[.,]\d)/gu),
  ];
  const [first] = zipCodes;
  if (!first?.[1] || zipCodes.length > 1) return null;
  return {
    zipCode: first[1],
    words: tidySearchTerm(term.replace(first[0], ' ')).replaceAll(PUNCTUATION_AROUND, ''),
  };
}

/** Whether a term has one of the numbers, with or without country and area code. @param phones as pages write them */
export const isPhone = (term: string, phones: readonly string[]): boolean =>
  phoneParts(term)
    .map(digitsOf)
    .some(
      (digits) => digits.length >= LEAST_DIGITS && phones.some((phone) => digitsOf(phone).endsWith(digits)),
    );

/** Whether a term is a phone number alone, of anyone: parts of it find pages that have nothing to do with it. */
export function isAnyPhone(term: string): boolean {
  const number = term.replace(/^tel:/iu, '');
  return phoneParts(number)[0] === number && PHONE_LENGTHS.includes(digitsOf(number).length);
}
