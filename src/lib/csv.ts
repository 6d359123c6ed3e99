/** Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet program. */

/** Excel reads a file without this mark in the computer's own encoding: `é` would come out as `Ã©`. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n'; // RFC 4180 §2.1
const NEEDS_QUOTES = /[",\r\n]/;
/** What a spreadsheet program takes for the start of a formula, in its full-width form too. */
const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A text that no spreadsheet program runs: one that starts like a formula gets an apostrophe before it. A plain
 * number, `-3.00`, stays a number.
 */
export const withoutFormula = (text: string): string =>
  STARTS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A file of rows, the headings first. Formula characters are neutralised.
 * @returns text with a byte order mark, to be written as UTF-8
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => row.map((cell) => quoted(withoutFormula(cell))).join(',') + LINE_END).join('');
