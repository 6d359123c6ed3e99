/** Phone numbers in a text, in any format. Pure. */

/** `1-800-555-0110`, `(800) 555-0110`, `800.555.0110`, `+18005550110` */
const PHONE =
  /(?<![\p{L}\d])(?:\+?1[-.\u2010-\u2013 ]?)?\(?(?<area>\d{3})\)?[-.\u2010-\u2013 ]{0,2}(?<office>\d{3})[-.\u2010-\u2013 ]?(?<line>\d{4})(?![\p{L}\d])/gu;

const LIKELY = /\d{4}/;

interface WrittenPhone {
  written: string;
  /** Ten digits, without the country code 1. */
  digits: string;
  index: number;
}

export const phonesIn = (text: string): WrittenPhone[] =>
  LIKELY.test(text)
    ? [...text.matchAll(PHONE)].map(({ 0: written, index, groups = {} }) => ({
        written,
        digits: [groups['area'], groups['office'], groups['line']].join(''),
        index,
      }))
    : [];

export const digitsOf = (phone: string): string => phonesIn(phone)[0]?.digits ?? '';
