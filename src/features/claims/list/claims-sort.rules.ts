/** The orders in which claims can stand. Pure. */
import type { Claim } from '../claims.schema.ts';

type SortValue = string | number | null;

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

type SortKey = 'date' | 'cost' | 'provider' | 'member';

interface KeyRule {
  /** What the claim is ordered by; null where it is not known. */
  of(claim: Claim): SortValue;
  compare(a: string | number, b: string | number): number;
}

const SORT_KEYS: Readonly<Record<SortKey, KeyRule>> = {
  date: { of: ({ serviceDate }) => serviceDate, compare: (a, b) => (a < b ? -1 : Number(a > b)) },
  cost: { of: ({ memberCost }) => memberCost, compare: (a, b) => Number(a) - Number(b) },
  provider: {
    of: ({ provider }) => provider || null,
    compare: (a, b) => names.compare(String(a), String(b)),
  },
  member: { of: ({ patient }) => patient.firstName, compare: (a, b) => names.compare(String(a), String(b)) },
};

/** Newest first comes first: it is where a list starts. */
const SORTS = {
  newest: { key: 'date', descending: true },
  oldest: { key: 'date', descending: false },
  highest: { key: 'cost', descending: true },
  lowest: { key: 'cost', descending: false },
  provider: { key: 'provider', descending: false },
  member: { key: 'member', descending: false },
} as const satisfies Record<string, { key: SortKey; descending: boolean }>;
export type SortName = keyof typeof SORTS;

export const isSortName = (text: string): text is SortName => Object.hasOwn(SORTS, text);
export const SORT_NAMES: readonly SortName[] = Object.keys(SORTS).filter(isSortName);

/** Where the claims stand in one key: for each its rank from 0, alike claims alike; `known` is the rank of those without a value. */
interface Ranks {
  of: Uint32Array;
  known: number;
}

/** What all orders of a list are made from; comparing is done here, once for each list. */
interface SortRanks extends Readonly<Record<SortKey, Ranks>> {
  /** Places of the claims, newest first: how those stand that are alike in another order. */
  newestFirst: Uint32Array;
}

function ranksOf(claims: readonly Claim[], key: SortKey): Ranks {
  const { of, compare } = SORT_KEYS[key];
  const values = claims.map(of);
  const distinct = [...new Set(values)].filter((value) => value !== null).sort(compare);
  const ranks = new Map<SortValue, number>();
  let next = -1;
  let before: string | number | undefined;
  for (const value of distinct) {
    if (before === undefined || compare(before, value) !== 0) next += 1;
    ranks.set(value, next);
    before = value;
  }
  const known = next + 1;
  return { of: Uint32Array.from(values, (value) => ranks.get(value) ?? known), known };
}

/** Places by rank, those of one rank as they stood: a walk to count and one to place, no comparison. */
function bucketed(places: Uint32Array, { of, known }: Ranks, descending: boolean): Uint32Array {
  const starts = new Uint32Array(known + 2);
  const bucketOf = of.map((rank) => (descending && rank < known ? known - 1 - rank : rank));
  for (const bucket of bucketOf) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const sorted = new Uint32Array(places.length);
  for (const place of places) {
    const bucket = bucketOf[place] ?? known;
    const at = starts[bucket] ?? 0;
    sorted[at] = place;
    starts[bucket] = at + 1;
  }
  return sorted;
}

/** Compares the claims of a list by each key. @param claims in the service's order */
export function rankClaims(claims: readonly Claim[]): SortRanks {
  const date = ranksOf(claims, 'date');
  const asGiven = date.of.map((_, place) => place);
  return {
    date,
    cost: ranksOf(claims, 'cost'),
    provider: ranksOf(claims, 'provider'),
    member: ranksOf(claims, 'member'),
    newestFirst: bucketed(asGiven, date, true),
  };
}

/**
 * The places of claims in an order. Claims that are alike in it stand newest first, and those of one day as the service
 * had them; a value that is not known comes last, whichever way it goes.
 */
export function sortOrder(ranks: SortRanks, name: SortName): Uint32Array {
  const { key, descending } = SORTS[name];
  return name === 'newest' ? ranks.newestFirst : bucketed(ranks.newestFirst, ranks[key], descending);
}
