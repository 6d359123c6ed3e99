/** A column of a CSV file. Texts are in the page's language, dates in ISO format, amounts from `amountCell`. */
export interface CsvColumn<Row> {
  heading: string;
  cell(row: Row): string;
}

/** Dollars without a currency sign, such as `1250.00`, which every spreadsheet program reads as a number. */
export function amountCell(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The cells of the file: headings, then one line per row. @param note text of a last line, such as how many rows are missing; '' for no such line */
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

/**
 * Which rows a file contains: every row, only the rows that match the filters, or every row except unreadable ones.
 * @param all number of readable rows in the period
 * @param leftOut number of unreadable rows
 */
export function fileScope(written: number, all: number, leftOut: number): FileScope {
  if (written < all) return 'fileFiltered';
  return leftOut > 0 ? 'fileReadable' : 'fileAll';
}
