/** Filters of the claims list: what can be chosen, how many claims each choice has, which claims are left (spec 001 §2). Pure. */
import type { Claim } from './claims.schema.ts';
import { SORTS, sortOrder, type SortName } from './claims-sort.rules.ts';
import { patientKey } from './patients.rules.ts';
import { PLAN_TYPE_ORDER } from './service-lines.rules.ts';

/** What claims can be filtered by, in the order in which it is shown. */
export const FACETS = ['newness', 'member', 'planType', 'status', 'group'] as const;
export type Facet = (typeof FACETS)[number];

/** Chosen options by facet; an empty list means all. */
export type Filters = Readonly<Record<Facet, readonly string[]>>;
export const NO_FILTERS: Filters = { newness: [], member: [], planType: [], status: [], group: [] };

/** Fewer options than these are nothing to choose from: the block is hidden (spec 001 §2). */
const FEWEST_OPTIONS = 2;

const STATUS_ORDER: readonly string[] = ['in-process', 'approved', 'partly-approved', 'denied', 'adjusted'];

/** What the list knows beside its claims. */
export interface ListContext {
  /** Keys of the family's members in the order in which they are shown. */
  memberOrder: readonly string[];
  /** The member's last visit, `yyyy-MM-dd`: claims of services after it are new. */
  lastVisit: string;
}

/** A claim's option in each facet. */
const OPTION_OF = {
  newness: (claim, { lastVisit }) => (claim.serviceDate > lastVisit ? 'new' : 'seen'),
  member: ({ patient }) => patientKey(patient),
  planType: ({ planType }) => planType,
  status: ({ status }) => status,
  group: ({ groupNumber }) => groupNumber,
} as const satisfies Record<Facet, (claim: Claim, context: ListContext) => string>;

/** Whether the claim's service came after the member's last visit (spec 001 §2 'count of claims since the last visit'). */
export const isNew = (claim: Claim, context: ListContext): boolean =>
  OPTION_OF.newness(claim, context) === 'new';

const ORDER_OF = {
  newness: () => ['new', 'seen'],
  member: ({ memberOrder }) => memberOrder,
  planType: () => PLAN_TYPE_ORDER,
  status: () => STATUS_ORDER,
  group: () => [],
} as const satisfies Record<Facet, (context: ListContext) => readonly string[]>;

/** Claims with what filtering and sorting ten thousand of them needs, reckoned once. */
export interface ClaimIndex {
  claims: readonly Claim[];
  context: ListContext;
  /** By facet: the options that occur, in the order in which they are shown. */
  options: Readonly<Record<Facet, readonly string[]>>;
  /** By facet: the place of each claim's option among the options. */
  codes: Readonly<Record<Facet, Uint16Array>>;
  /** Places of the claims in an order; each order is reckoned when it is first asked for. */
  order(sort: SortName): Uint32Array;
}

const eachFacet = <Value>(value: (facet: Facet) => Value): Record<Facet, Value> => ({
  newness: value('newness'),
  member: value('member'),
  planType: value('planType'),
  status: value('status'),
  group: value('group'),
});

/** Options in a given order; those that it does not name come after, by their own. */
function inOrder(options: readonly string[], order: readonly string[]): string[] {
  const rank = (option: string): number => (order.includes(option) ? order.indexOf(option) : order.length);
  return options.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Reckons the index of a list of claims. @param claims in any order */
export function indexClaims(claims: readonly Claim[], context: ListContext): ClaimIndex {
  const found = eachFacet((facet) => claims.map((claim) => OPTION_OF[facet](claim, context)));
  const options = eachFacet((facet) => inOrder([...new Set(found[facet])], ORDER_OF[facet](context)));
  const codes = eachFacet((facet) => {
    const places = new Map(options[facet].map((option, place) => [option, place]));
    return Uint16Array.from(found[facet], (option) => places.get(option) ?? 0);
  });
  const orders = new Map<SortName, Uint32Array>();
  const order = (sort: SortName): Uint32Array => {
    const known = orders.get(sort) ?? sortOrder(claims, SORTS[sort]);
    orders.set(sort, known);
    return known;
  };
  return { claims, context, options, codes, order };
}

export interface Choice {
  option: string;
  /** Claims that are left when this option is chosen and every other facet stays as it is. */
  count: number;
  chosen: boolean;
}

export interface Filtered {
  /** Places of the claims that are left, in the order that was asked for. */
  places: readonly number[];
  /** By facet, every option that occurs or is chosen. */
  choices: Readonly<Record<Facet, readonly Choice[]>>;
}

/** Which codes of a facet pass; null where nothing is chosen: all do. */
function allowed(options: readonly string[], chosen: readonly string[]): Uint8Array | null {
  return chosen.length === 0 ? null : Uint8Array.from(options, (option) => (chosen.includes(option) ? 1 : 0));
}

/** The claims that pass every facet, and the counts that each option would have. One walk over all claims. */
export function filterClaims(index: ClaimIndex, filters: Filters, sort: SortName): Filtered {
  const facets = FACETS.map((facet) => ({
    codes: index.codes[facet],
    pass: allowed(index.options[facet], filters[facet]),
    counts: new Uint32Array(index.options[facet].length),
  }));
  const places: number[] = [];
  for (const place of index.order(sort)) {
    let failed = 0;
    let failing: (typeof facets)[number] | undefined;
    for (const facet of facets) {
      if (facet.pass === null || facet.pass[facet.codes[place] ?? 0] === 1) continue;
      failed += 1;
      failing = facet;
    }
    if (failed === 0) places.push(place);
    // A claim that one facet alone keeps out would be back if that facet were open: it counts there.
    for (const facet of facets) {
      if (failed > 0 && (failed > 1 || facet !== failing)) continue;
      const code = facet.codes[place] ?? 0;
      facet.counts[code] = (facet.counts[code] ?? 0) + 1;
    }
  }
  const choices = eachFacet((facet) =>
    choicesOf(index, filters, facet, facets[FACETS.indexOf(facet)]?.counts),
  );
  return { places, choices };
}

/** Options that were chosen stay even where no claim of this period has them: otherwise nobody could take them back. */
function choicesOf(index: ClaimIndex, filters: Filters, facet: Facet, counts?: Uint32Array): Choice[] {
  const options = index.options[facet];
  const gone = filters[facet].filter((option) => !options.includes(option));
  return [...options, ...gone].map((option, place) => ({
    option,
    count: counts?.[place] ?? 0,
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

/** Whether anything at all is chosen. */
export const isFiltered = (filters: Filters): boolean => FACETS.some((facet) => filters[facet].length > 0);
