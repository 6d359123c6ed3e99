/** Phone numbers in a text, however they are written. Pure. */

/** `1-800-555-0110`, `(800) 555-0110`, `800.555.0110`, `+18005550110` */
const PHONE =
  /(?<![\p{L}\d])(?:\+?1[-.\u2010-\u2013 ]?)?\(?(?<area>\d{3})\)?[-.\u2010-\u2013 ]{0,2}(?<office>\d{3})[-.\u2010-\u2013 ]?(?<line>\d{4})(?![\p{L}\d])/gu;

/** Enough to skip a text, and fast. */
const LIKELY = /\d{4}/;

export interface WrittenPhone {
  /** As the text has it. */
  written: string;
  /** Ten digits, without the 1 of the country. */
  digits: string;
  index: number;
}

/** All phone numbers in a text, in order. */
export const phonesIn = (text: string): WrittenPhone[] =>
  LIKELY.test(text)
    ? [...text.matchAll(PHONE)].map(({ 0: written, index, groups = {} }) => ({
        written,
        digits: [groups['area'], groups['office'], groups['line']].join(''),
        index,
      }))
    : [];

/** The ten digits of a number; '' for a text that is none. */
export const digitsOf = (phone: string): string => phonesIn(phone)[0]?.digits ?? '';
