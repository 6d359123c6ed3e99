/** Typed words and amounts, as a search compares them. Pure. */

const ACCENTS = /\p{M}/gu;
/** `O'Neil` is found as `oneil`, and `St. Mary's` as `st marys`. */
const INSIDE_WORDS = /['’ʼ.]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Without case, accents and punctuation, one space between words: `Clínica O'Neil-Ruiz` → `clinica oneil ruiz`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(INSIDE_WORDS, '')
    .replaceAll(BETWEEN_WORDS, ' ')
    .trim();

/** The words of a text in the order typed, folded. */
export const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/** Cents, both included. */
export interface CentsRange {
  from: number;
  to: number;
}

const AMOUNT = /^\$?(?<dollars>\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{0,2}))?$/;

/**
 * The amounts that a typed word means: `1204` is $1,204.00 to $1,204.99, `1204.5` is $1,204.50 to $1,204.59, because a
 * digit may follow, and `$1,204.50` is itself. Null if the word is not an amount.
 */
export function amountsMeant(word: string): CentsRange | null {
  const { dollars, cents = '' } = AMOUNT.exec(word)?.groups ?? {};
  if (dollars === undefined) return null;
  const digits = dollars.replaceAll(',', '');
  return { from: Number(digits + cents.padEnd(2, '0')), to: Number(digits + cents.padEnd(2, '9')) };
}
