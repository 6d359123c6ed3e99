/** The facets of a list: which rows pass the chosen options, and how many rows each option has (spec 001 §2). Pure. */
import type { FoundRows, ListIndex } from './list-index.rules.ts';

/** The chosen options by facet. A facet without chosen options excludes no rows. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** A facet with fewer options is hidden (spec 001 §2). */
const MIN_OPTIONS = 2;

export interface FacetOption {
  option: string;
  label: string;
  /** How many rows would remain if this option were the only one chosen in its facet. */
  count: number;
  chosen: boolean;
}

export interface Facet {
  id: string;
  label: string;
  choices: readonly FacetOption[];
}

export interface FilteredRows {
  /** One entry per bucket: 1 if its rows pass every facet, otherwise 0. */
  passing: Uint8Array;
  /** Rows that the search finds; facets are not applied. */
  found: FoundRows;
  total: number;
  facets: readonly Facet[];
}

export const noFilters = (facets: readonly string[]): Filters =>
  Object.fromEntries(facets.map((facet) => [facet, []]));

export function toggleOption(filters: Filters, facet: string, option: string): Filters {
  const chosen = filters[facet] ?? [];
  const next = chosen.includes(option)
    ? chosen.filter((chosenOption) => chosenOption !== option)
    : [...chosen, option];
  return { ...filters, [facet]: next };
}

/** A chosen option is included even if no row has it, so that the member can remove it. */
function choicesOf<Row>(
  { definition, options }: ListIndex<Row>['facets'][number],
  chosen: readonly string[],
  counts: readonly number[],
): FacetOption[] {
  const missing = chosen.filter((option) => !options.includes(option));
  return [...options, ...missing].map((option, position) => ({
    option,
    label: definition.optionLabel(option),
    count: counts[position] ?? 0,
    chosen: chosen.includes(option),
  }));
}

/** One entry per bucket: how many of its rows the search finds. */
function foundInBuckets<Row>({ buckets, bucketOf }: ListIndex<Row>, found: FoundRows): Uint32Array {
  if (found === null) return Uint32Array.from(buckets, ({ size }) => size);
  const sizes = new Uint32Array(buckets.length);
  for (const [row, bucket] of bucketOf.entries()) sizes[bucket] = (sizes[bucket] ?? 0) + (found[row] ?? 0);
  return sizes;
}

export function filterRows<Row>(
  index: ListIndex<Row>,
  filters: Filters,
  found: FoundRows = null,
): FilteredRows {
  const sizes = foundInBuckets(index, found);
  const counts = index.facets.map(({ options }) => options.map(() => 0));
  const allowed = index.facets.map(({ name, options }) => {
    const chosen = filters[name] ?? [];
    return chosen.length === 0 ? null : options.map((option) => chosen.includes(option));
  });
  const passing = new Uint8Array(index.buckets.length);
  let total = 0;
  const count = (facet: number, option: number, size: number): void => {
    const ofFacet = counts[facet];
    if (ofFacet) ofFacet[option] = (ofFacet[option] ?? 0) + size;
  };
  for (const [position, { options }] of index.buckets.entries()) {
    const size = sizes[position] ?? 0;
    const failed = allowed.flatMap((facet, at) => (facet?.[options[at] ?? 0] === false ? [at] : []));
    const [only] = failed;
    if (only === undefined) {
      passing[position] = 1;
      total += size;
      for (const [at, option] of options.entries()) count(at, option, size);
      // Only the facet `only` excludes the rows of this bucket. Choosing their option in that facet would show them.
    } else if (failed.length === 1) count(only, options[only] ?? 0, size);
  }
  const facets = index.facets.map((facet, at) => ({
    id: facet.name,
    label: facet.definition.label(),
    choices: choicesOf(facet, filters[facet.name] ?? [], counts[at] ?? []),
  }));
  return { passing, found, total, facets };
}

/** Positions of the rows that pass, in sort order. A single pass over integers keeps this fast for long lists. */
export function passingRows<Row>(
  index: ListIndex<Row>,
  { passing, found, total }: FilteredRows,
  sort: string,
): Uint32Array {
  const positions = new Uint32Array(total);
  let placed = 0;
  for (const position of index.order(sort)) {
    if (passing[index.bucketOf[position] ?? 0] === 0 || found?.[position] === 0) continue;
    positions[placed] = position;
    placed += 1;
  }
  return positions;
}

export const rowsAt = <Row>(rows: readonly Row[], positions: Iterable<number>): Row[] =>
  Array.from(positions, (position) => rows[position]).filter((row) => row !== undefined);

export const isFiltered = (facets: readonly Facet[]): boolean =>
  facets.some(({ choices }) => choices.some(({ chosen }) => chosen));

/** Whether a facet is shown: it has at least two options (spec 001 §2), or a chosen option that the member can remove. */
export const isFacetShown = ({ choices }: Facet): boolean =>
  choices.length >= MIN_OPTIONS || choices.some(({ chosen }) => chosen);
