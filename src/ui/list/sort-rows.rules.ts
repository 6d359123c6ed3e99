/** Sorts ten thousand rows quickly, because values are compared only once, when the rows arrive (decisions/claims#lists-of-ten-thousand-rows). */

/** The ranks of all rows by one key, from 0. Equal values share a rank. */
interface Ranks {
  /** One entry per row: its rank. */
  of: Uint32Array;
  unknown: number;
}

type SortKey<Row> = (rows: readonly Row[]) => Ranks;

/** If sorts share a key object, its ranks are computed once for all of them. */
export interface SortDefinition<Row> {
  key: SortKey<Row>;
  descending?: boolean;
  /** Text of the option, such as 'Newest first'. */
  label(): string;
}

/** A list's sort orders, keyed by name. The first is the default; in the others, rows with equal values keep the default order. */
export type SortDefinitions<Row> = Readonly<Record<string, SortDefinition<Row>>>;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Compares names, ignoring case and accents. Numbers in them are compared by value. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

/** Compares by code units, for ISO dates and codes. */
export const compareCodes = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const compareNumbers = (a: number, b: number): number => a - b;

/** A key that ranks rows. @param valueOf returns a row's value; a row whose value is null comes last in both directions */
export const sortKey =
  <Row, Value extends string | number>(
    valueOf: (row: Row) => Value | null,
    compare: (a: Value, b: Value) => number,
  ): SortKey<Row> =>
  (rows) => {
    const values = rows.map(valueOf);
    const distinct = [...new Set(values)].filter((value) => value !== null).sort(compare);
    const ranks = new Map<Value | null, number>();
    let rank = -1;
    let previous: Value | undefined;
    for (const value of distinct) {
      if (previous === undefined || compare(previous, value) !== 0) rank += 1;
      ranks.set(value, rank);
      previous = value;
    }
    const unknown = rank + 1;
    return { of: Uint32Array.from(values, (value) => ranks.get(value) ?? unknown), unknown };
  };

/** A stable counting sort: the first pass counts, the second places the rows. */
function sortByRank(positions: Uint32Array, { of, unknown }: Ranks, descending = false): Uint32Array {
  const starts = new Uint32Array(unknown + 2);
  const bucketOf = of.map((rank) => (descending && rank < unknown ? unknown - 1 - rank : rank));
  for (const bucket of bucketOf) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const sorted = new Uint32Array(positions.length);
  for (const position of positions) {
    const bucket = bucketOf[position] ?? unknown;
    const at = starts[bucket] ?? 0;
    sorted[at] = position;
    starts[bucket] = at + 1;
  }
  return sorted;
}

/**
 * Returns a function that takes a sort's name and returns the indexes of the rows in that sort's order. Each order
 * except the default is computed at its first use.
 */
export function rowOrders<Row>(
  rows: readonly Row[],
  sorts: SortDefinitions<Row>,
): (sort: string) => Uint32Array {
  const keys = new Set(Object.values(sorts).map(({ key }) => key));
  const ranks = new Map(Array.from(keys, (key) => [key, key(rows)]));
  const ordered = (sort: SortDefinition<Row>, positions: Uint32Array): Uint32Array =>
    sortByRank(positions, ranks.get(sort.key) ?? sort.key(rows), sort.descending);
  const asGiven = Uint32Array.from(rows, (_row, position) => position);
  const [first] = Object.values(sorts);
  const byDefault = first ? ordered(first, asGiven) : asGiven;
  const orders = new Map<string, Uint32Array>();
  return (name) => {
    const sort = sorts[name];
    if (!sort || sort === first) return byDefault;
    const order = orders.get(name) ?? ordered(sort, byDefault);
    orders.set(name, order);
    return order;
  };
}
