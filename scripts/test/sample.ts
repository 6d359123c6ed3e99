/** Samples of exhaustive tables for `npm test`. `npm run test:long` runs the whole tables (decisions/code#sampled-tables-and-the-long-run). */

export const isLongRun = process.env['LONG'] === '1';

/** Marks a browser test that `npm test` skips. The long run includes it, and so does every run that names its file. */
export const LONG_RUN = { tag: '@long' } as const;

/**
 * Returns a small set of rows that together have every trait. Always returns the same rows: repeatedly picks the first
 * row that adds the most traits.
 * @param traitsOf returns the traits of a row, such as `['header: band', 'footer: mega']`
 */
export function covering<Row>(rows: readonly Row[], traitsOf: (row: Row) => readonly string[]): Row[] {
  const missing = new Set(rows.flatMap(traitsOf));
  const added = (row: Row): number => new Set(traitsOf(row).filter((trait) => missing.has(trait))).size;
  const chosen: Row[] = [];
  while (missing.size > 0) {
    const next = rows.reduce((best, row) => (added(row) > added(best) ? row : best));
    chosen.push(next);
    for (const trait of traitsOf(next)) missing.delete(trait);
  }
  return chosen;
}

/** Returns all rows in the long run; otherwise the rows that cover every trait. */
export const sampleByTrait = <Row>(
  rows: readonly Row[],
  traitsOf: (row: Row) => readonly string[],
): readonly Row[] => (isLongRun ? rows : covering(rows, traitsOf));

/**
 * Returns all rows in the long run; otherwise one row. The table's name selects the row, so that tables test different
 * rows.
 * @param table the table's name, which says what its rows are tested for
 */
export function sampleOne<Row>(rows: readonly Row[], table: string): readonly Row[] {
  if (isLongRun) return rows;
  const sum = [...table].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const at = sum % rows.length;
  return rows.slice(at, at + 1);
}

/** Returns all rows if `isLongRun`; otherwise at most `count` rows, spread over the table, always the same ones. */
export function sampleSpread<Row>(rows: readonly Row[], count: number): readonly Row[] {
  if (isLongRun || rows.length <= count) return rows;
  return rows.filter(
    (_, at) => Math.floor((at * count) / rows.length) > Math.floor(((at - 1) * count) / rows.length),
  );
}
