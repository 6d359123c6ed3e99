/** The rows of a list with an index for filters and sorts, computed once when the rows arrive (decisions/claims#lists-of-ten-thousand-rows). */
import { rowOrders, type SortDefinitions } from './sort-rows.rules.ts';

/** A facet by which rows can be filtered. Each row has exactly one option of it. */
export interface FacetDefinition<Row> {
  label(): string;
  optionOf(row: Row): string;
  optionLabel(option: string): string;
  /** Options are listed by ascending rank, and within a rank by code. */
  rankOf?(option: string): number;
}

export interface ListWords {
  count(total: number): string;
  firstOpen(): string;
  /** Shown if no row is left: `text` says why, and `next` says what to do. */
  noneLeft(): { text: string; next: string };
}

/** One entry per row: 1 if the search finds it, otherwise 0. Null if there is no search. */
export type FoundRows = Uint8Array | null;

/** How a list is filtered, sorted and named. Facets and sorts are shown in the order of their keys. */
export interface ListDefinition<Row> {
  idOf(row: Row): string;
  /** Set for a list with a search field. Prepares the rows once, and returns a function that finds rows for a typed text. */
  search?(rows: readonly Row[]): (text: string) => FoundRows;
  facets: Readonly<Record<string, FacetDefinition<Row>>>;
  sorts: SortDefinitions<Row>;
  words: ListWords;
}

/**
 * A set of rows that have the same option in every facet. Filtering and counting read these few buckets instead of each
 * row.
 */
interface FacetBucket {
  /** For each facet, the option that all rows of the bucket have, as an index into the facet's `options`. */
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
  /** In the order in which the service sent them. */
  rows: readonly Row[];
  facets: readonly IndexedFacet<Row>[];
  buckets: readonly FacetBucket[];
  bucketOf: Uint32Array;
  /** Finds rows for a typed text. The rows are prepared at the first search, because most visits have no search. */
  find(text: string): FoundRows;
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
    // Encodes the row's options as one mixed-radix number with one digit per facet. The base of each digit is the
    // number of options of its facet.
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
