/** Recognizes search terms that need no search: a zip code, or a phone number. Pure. */
import { tidySearchTerm } from './search-form.rules.ts';

const PUNCTUATION_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Number of digits in a local number, such as `555-0110`, and in a number with an area code. */
const PHONE_LENGTHS = [7, 10];
const LEAST_DIGITS = 7;
/** Matches parts of a term that may be phone numbers, including slashes and Unicode dashes. */
const PHONE_PARTS = /[\d\s().+/\u2010-\u2015\u2212-]+/gu;

const phoneParts = (term: string): readonly string[] => term.match(PHONE_PARTS) ?? [];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** The five digits of a term that consists of a zip code (or ZIP+4) alone; null for any other term. */
export const zipCodeIn = (term: string): string | null =>
  /^[^\p{L}\p{N}$]*(\d{5})(?:[\s\u2010-\u2015-]?\d{4})?[^\p{L}\p{N}]*$/u.exec(term)?.[1] ?? null;

/** Splits a term that contains exactly one zip code into the zip code and the other words. Returns null for any other term. */
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

/**
 * Whether the term contains one of the numbers, with or without country and area code. @param phones phone numbers
 * as pages write them
 */
export const isPhone = (term: string, phones: readonly string[]): boolean =>
  phoneParts(term)
    .map(digitsOf)
    .some(
      (digits) => digits.length >= LEAST_DIGITS && phones.some((phone) => digitsOf(phone).endsWith(digits)),
    );

/** Whether the term is only a phone number. A search for parts of the number would find unrelated pages. */
export function isAnyPhone(term: string): boolean {
  const number = term.replace(/^tel:/iu, '');
  return phoneParts(number)[0] === number && PHONE_LENGTHS.includes(digitsOf(number).length);
}
