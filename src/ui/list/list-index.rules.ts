/** The rows of a list with what filters and sorts need, computed once when the rows arrive (decisions/claims#lists-of-ten-thousand-rows). */
import { rowOrders, type SortDefinitions } from './sort-rows.rules.ts';

/** What rows can be filtered by: each row has one option of each facet. */
export interface FacetDefinition<Row> {
  label(): string;
  optionOf(row: Row): string;
  optionLabel(option: string): string;
  /** Ascending; options of one rank are in order of their codes. */
  rankOf?(option: string): number;
}

export interface ListWords {
  /** '8 claims'. */
  count(total: number): string;
  /** 'The first claim is open.' */
  firstOpen(): string;
  /** Why filters leave no row, and what to do about it. */
  noneLeft(): { text: string; next: string };
}

/** For each row, 1 if it is found. Null if the typed words exclude nothing. */
export type FoundRows = Uint8Array | null;

/** Facets and sorts are shown in the order of their keys. */
export interface ListDefinition<Row> {
  idOf(row: Row): string;
  /** What typed words find, for a list with a search field. Prepares the rows once; the result is called for each text. */
  search?(rows: readonly Row[]): (text: string) => FoundRows;
  facets: Readonly<Record<string, FacetDefinition<Row>>>;
  sorts: SortDefinitions<Row>;
  words: ListWords;
}

/** Rows with the same option in every facet. Filters and counts read these few buckets, not each row. */
interface FacetBucket {
  /** For each facet, the position of the option among its options. */
  options: readonly number[];
  size: number;
}

interface IndexedFacet<Row> {
  name: string;
  definition: FacetDefinition<Row>;
  options: readonly string[];
}

export interface ListIndex<Row> {
  definition: ListDefinition<Row>;
  /** In the service's order. */
  rows: readonly Row[];
  facets: readonly IndexedFacet<Row>[];
  buckets: readonly FacetBucket[];
  /** For each row, the position of its bucket. */
  bucketOf: Uint32Array;
  /** Rows that a search finds. The first search prepares the rows: most visits have none. */
  find(text: string): FoundRows;
  /** Positions of the rows in the order of a sort. */
  order(sort: string): Uint32Array;
}

function indexFacet<Row>(rows: readonly Row[], name: string, definition: FacetDefinition<Row>) {
  const { optionOf, rankOf = () => 0 } = definition;
  const rowOptions = rows.map(optionOf);
  const options = [...new Set(rowOptions)].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  const positions = new Map(options.map((option, position) => [option, position]));
  const codes = Uint32Array.from(rowOptions, (option) => positions.get(option) ?? 0);
  return { name, definition, options, codes };
}

type CodedFacet = Pick<ReturnType<typeof indexFacet>, 'options' | 'codes'>;

function bucketRows(count: number, facets: readonly CodedFacet[]) {
  const positions = new Map<number, number>();
  const buckets: FacetBucket[] = [];
  const bucketOf = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const codes = facets.map((facet) => facet.codes[row] ?? 0);
    // One number for the row's options: each facet is a digit, to the base of its number of options.
    const key = codes.reduce((sum, code, at) => sum * (facets[at]?.options.length ?? 1) + code, 0);
    const position = positions.get(key) ?? positions.size;
    positions.set(key, position);
    bucketOf[row] = position;
    const bucket = (buckets[position] ??= { options: codes, size: 0 });
    bucket.size += 1;
  }
  return { buckets, bucketOf };
}

function finder<Row>(rows: readonly Row[], { search }: ListDefinition<Row>): ListIndex<Row>['find'] {
  let find: ReturnType<NonNullable<typeof search>> | undefined;
  return (text) => {
    if (!search || text.trim() === '') return null;
    find ??= search(rows);
    return find(text);
  };
}

export function indexRows<Row>(rows: readonly Row[], definition: ListDefinition<Row>): ListIndex<Row> {
  const facets = Object.entries(definition.facets).map(([name, facet]) => indexFacet(rows, name, facet));
  return {
    definition,
    rows,
    facets: facets.map(({ codes: _codes, ...facet }) => facet),
    ...bucketRows(rows.length, facets),
    find: finder(rows, definition),
    order: rowOrders(rows, definition.sorts),
  };
}
