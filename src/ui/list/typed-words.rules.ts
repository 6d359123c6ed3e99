/** Normalizes typed words and amounts for a search. Pure. */

const ACCENTS = /\p{M}/gu;
/** Characters that are removed without adding a space, so that `oneil` finds `O'Neil`, and `st marys` finds `St. Mary's`. */
const INSIDE_WORDS = /['’ʼ.]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Removes case, accents and punctuation, with one space between words: `Clínica O'Neil-Ruiz` → `clinica oneil ruiz`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(INSIDE_WORDS, '')
    .replaceAll(BETWEEN_WORDS, ' ')
    .trim();

/** The words of a text in order, each normalized by `foldText`. */
export const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/** A range of amounts in cents, both ends included. */
export interface CentsRange {
  from: number;
  to: number;
}

const AMOUNT = /^\$?(?<dollars>\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{0,2}))?$/;

/**
 * The amounts that a typed word can mean, because more digits may follow: `1204` means $1,204.00 to $1,204.99, `1204.5`
 * means $1,204.50 to $1,204.59, and `$1,204.50` means exactly that amount. Null if the word is not an amount.
 */
export function amountsMeant(word: string): CentsRange | null {
  const { dollars, cents = '' } = AMOUNT.exec(word)?.groups ?? {};
  if (dollars === undefined) return null;
  const digits = dollars.replaceAll(',', '');
  return { from: Number(digits + cents.padEnd(2, '0')), to: Number(digits + cents.padEnd(2, '9')) };
}
