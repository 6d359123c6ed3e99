/** Makes Excel read the file as UTF-8. Without the mark, `é` would become `Ã©`. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n'; // RFC 4180 §2.1
const NEEDS_QUOTES = /[",\r\n]/;
/** Characters that start a formula, including full-width characters. */
const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** Adds an apostrophe before text that starts like a formula. Leaves plain numbers such as `-3.00` unchanged. */
export const withoutFormula = (text: string): string =>
  STARTS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes RFC 4180 CSV that is safe to open in a spreadsheet program. The first row contains the headings. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => row.map((cell) => quoted(withoutFormula(cell))).join(',') + LINE_END).join('');
