/** Byte order mark. Without it Excel reads the file in the computer's own encoding: `é` becomes `Ã©`. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n'; // RFC 4180 §2.1
const NEEDS_QUOTES = /[",\r\n]/;
/** Characters that start a formula, full-width forms included. */
const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** Prefixes text that starts like a formula with an apostrophe; a plain number, `-3.00`, stays a number. */
export const withoutFormula = (text: string): string =>
  STARTS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** CSV by RFC 4180, safe to open in a spreadsheet program; headings are the first row. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => row.map((cell) => quoted(withoutFormula(cell))).join(',') + LINE_END).join('');
