/** A column of a file, in the page's language. Dates are ISO, amounts from `amountCell`. */
export interface CsvColumn<Row> {
  heading: string;
  cell(row: Row): string;
}

/** Dollars without a sign, `1250.00`: a number to every spreadsheet program. */
export function amountCell(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Headings, then one line per row. @param note a last line, such as how many rows are missing; empty for none */
export const csvLines = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  note = '',
): string[][] => [
  columns.map(({ heading }) => heading),
  ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ...(note ? [columns.map((_column, at) => (at === 0 ? note : ''))] : []),
];

export type FileScope = 'fileAll' | 'fileFiltered' | 'fileReadable';

/** @param all rows of the period that could be read @param leftOut rows that could not */
export function fileScope(written: number, all: number, leftOut: number): FileScope {
  if (written < all) return 'fileFiltered';
  return leftOut > 0 ? 'fileReadable' : 'fileAll';
}
