/** Samples of exhaustive tables for `npm test`. `npm run test:long` runs the whole tables (decisions/code#sampled-tables-and-the-long-run). */

export const isLongRun = process.env['LONG'] === '1';

/** Details of a browser test that the long run has, and every run that names its file; `npm test` leaves it out. */
export const LONG_RUN = { tag: '@long' } as const;

/**
 * The fewest rows that have every trait at least once, always the same ones: each is the first row that adds the most.
 * @param traitsOf for example `['header: band', 'footer: mega']`
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

/** All rows in the long run; otherwise those that cover every trait. */
export const sampleByTrait = <Row>(
  rows: readonly Row[],
  traitsOf: (row: Row) => readonly string[],
): readonly Row[] => (isLongRun ? rows : covering(rows, traitsOf));

/**
 * All rows in the long run; otherwise one, chosen by the name of the table, so that tables choose unlike rows.
 * @param table what the rows are tested for
 */
export function sampleOne<Row>(rows: readonly Row[], table: string): readonly Row[] {
  if (isLongRun) return rows;
  const sum = [...table].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const at = sum % rows.length;
  return rows.slice(at, at + 1);
}

/** All rows in the long run; otherwise some, spread over the table, always the same ones. */
export function sampleSpread<Row>(rows: readonly Row[], count: number): readonly Row[] {
  if (isLongRun || rows.length <= count) return rows;
  return rows.filter(
    (_, at) => Math.floor((at * count) / rows.length) > Math.floor(((at - 1) * count) / rows.length),
  );
}
