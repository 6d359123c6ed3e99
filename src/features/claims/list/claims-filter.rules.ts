/** Filters of the claims list: how many claims each choice has, which claims are left (spec 001 §2). Pure. */
import { eachFacet, FACETS, type ClaimIndex, type Facet, type Kind } from './claims-index.rules.ts';
import type { SortName } from './claims-sort.rules.ts';

/** Chosen options by facet; an empty list means all. */
export type Filters = Readonly<Record<Facet, readonly string[]>>;
export const NO_FILTERS: Filters = { newness: [], member: [], planType: [], status: [], group: [] };

/** Fewer options than these are nothing to choose from: the block is hidden (spec 001 §2). */
const FEWEST_OPTIONS = 2;

export interface Choice {
  option: string;
  /** Claims that are left when this option is chosen and every other facet stays as it is. */
  count: number;
  chosen: boolean;
}

interface Filtered {
  /** By place of a kind: 1 where its claims pass every facet. */
  passing: Uint8Array;
  /** How many claims are left. */
  total: number;
  /** By facet, every option that occurs or is chosen. */
  choices: Readonly<Record<Facet, readonly Choice[]>>;
}

/** Places of the claims that are left, in an order: one walk over whole numbers. */
export function placesLeft(index: ClaimIndex, { passing, total }: Filtered, sort: SortName): Uint32Array {
  const places = new Uint32Array(total);
  let left = 0;
  for (const place of index.order(sort)) {
    if (passing[index.kindOf[place] ?? 0] === 0) continue;
    places[left] = place;
    left += 1;
  }
  return places;
}

/** Which claims pass every facet, and the counts that each option would have. */
export function filterClaims(index: ClaimIndex, filters: Filters): Filtered {
  const counts = eachFacet((facet) => index.options[facet].map(() => 0));
  const isOut = (kind: Kind, facet: Facet): boolean =>
    filters[facet].length > 0 && !filters[facet].includes(index.options[facet][kind.options[facet]] ?? '');
  const count = (kind: Kind, facet: Facet): void => {
    const option = kind.options[facet];
    counts[facet][option] = (counts[facet][option] ?? 0) + kind.size;
  };
  const passing = new Uint8Array(index.kinds.length);
  let total = 0;
  for (const [place, kind] of index.kinds.entries()) {
    const out = FACETS.filter((facet) => isOut(kind, facet));
    const [only] = out;
    if (only === undefined) {
      passing[place] = 1;
      total += kind.size;
      for (const facet of FACETS) count(kind, facet);
      // Claims that one facet alone keeps out would be back if that facet were open: they count there.
    } else if (out.length === 1) count(kind, only);
  }
  const choices = eachFacet((facet) => choicesOf(index, filters, facet, counts[facet]));
  return { passing, total, choices };
}

/** Options that were chosen stay even where no claim of this period has them: otherwise nobody could take them back. */
function choicesOf(
  { options }: ClaimIndex,
  filters: Filters,
  facet: Facet,
  counts: readonly number[],
): Choice[] {
  const gone = filters[facet].filter((option) => !options[facet].includes(option));
  return [...options[facet], ...gone].map((option, place) => ({
    option,
    count: counts[place] ?? 0,
    chosen: filters[facet].includes(option),
  }));
}

/** Whether a block of filters is worth showing: two options, or a choice that can be taken back (spec 001 §2). */
export const isWorthShowing = (choices: readonly Choice[]): boolean =>
  choices.length >= FEWEST_OPTIONS || choices.some(({ chosen }) => chosen);

/** The filters with one option chosen, or no longer. */
export function toggled(filters: Filters, facet: Facet, option: string): Filters {
  const chosen = filters[facet];
  const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  return { ...filters, [facet]: next };
}
