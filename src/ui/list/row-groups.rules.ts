/** Groups the rows of a list under headings, such as months. Pure. */

export interface RowGroup<Row> {
  heading: string;
  rows: readonly Row[];
  /** Index of the group's first row among the rows of the page. */
  from: number;
}

/** Groups neighboring rows that have the same heading, without reordering. @param headingOf the heading of a row, as shown */
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
