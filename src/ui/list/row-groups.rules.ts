/** Rows of a list under headings, such as months. Pure. */

export interface RowGroup<Row> {
  heading: string;
  rows: readonly Row[];
  /** Position of its first row on the page. */
  from: number;
}

/** Groups neighbors with one heading: the list's order stays. @param headingOf of a row, as it is shown */
export function rowGroups<Row>(rows: readonly Row[], headingOf: (row: Row) => string): RowGroup<Row>[] {
  const starts = rows.flatMap((row, at) => {
    const before = rows[at - 1];
    return before !== undefined && headingOf(before) === headingOf(row)
      ? []
      : [{ heading: headingOf(row), from: at }];
  });
  return starts.map(({ heading, from }, at) => ({
    heading,
    from,
    rows: rows.slice(from, starts[at + 1]?.from),
  }));
}
