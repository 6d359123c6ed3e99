/** The orders in which claims can stand. Pure. */
import type { Claim } from './claims.schema.ts';

/** Something that a claim is ordered by: a text, or a number; null comes last whichever way it goes. */
interface SortRule {
  key: (claim: Claim) => string | number | null;
  descending: boolean;
}

/** Newest first comes first: it is where a list starts. */
export const SORTS = {
  newest: { key: ({ serviceDate }) => serviceDate, descending: true },
  oldest: { key: ({ serviceDate }) => serviceDate, descending: false },
  highest: { key: ({ memberCost }) => memberCost, descending: true },
  lowest: { key: ({ memberCost }) => memberCost, descending: false },
  provider: { key: ({ provider }) => provider || null, descending: false },
  member: { key: ({ patient }) => patient.firstName, descending: false },
} as const satisfies Record<string, SortRule>;
export type SortName = keyof typeof SORTS;

export const isSortName = (text: string): text is SortName => Object.hasOwn(SORTS, text);
export const SORT_NAMES: readonly SortName[] = Object.keys(SORTS).filter(isSortName);

const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** The place of each value among all that occur; those without a value come after the others. */
function ranks(
  values: readonly (string | number | null)[],
  descending: boolean,
): (value: string | number | null) => number {
  const known = [...new Set(values)].filter((value) => value !== null);
  known.sort((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)),
  );
  if (descending) known.reverse();
  const places = new Map(known.map((value, place) => [value, place]));
  return (value) => (value === null ? known.length : (places.get(value) ?? known.length));
}

/** One sort of whole numbers, rank and place in one: ten thousand claims take a few milliseconds. */
function byRank(places: Uint32Array, rankOf: (place: number) => number): Uint32Array {
  const size = places.length;
  const packed = Float64Array.from(places, (place, at) => rankOf(place) * size + at).sort();
  return Uint32Array.from(packed, (number) => places[number % size] ?? 0);
}

/**
 * The places of claims in an order. Claims that are alike in it stand newest first, and those of one day as the service
 * had them.
 */
export function sortOrder(claims: readonly Claim[], { key, descending }: SortRule): Uint32Array {
  const newestFirst = claims.map(({ serviceDate }) => serviceDate);
  const dateRank = ranks(newestFirst, true);
  const asGiven = Uint32Array.from(claims, (_, place) => place);
  const byDate = byRank(asGiven, (place) => dateRank(newestFirst[place] ?? null));
  const values = claims.map(key);
  const rank = ranks(values, descending);
  return byRank(byDate, (place) => rank(values[place] ?? null));
}
