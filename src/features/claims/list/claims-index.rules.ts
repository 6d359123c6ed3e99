/** A list of claims with what filtering and sorting ten thousand of them needs, reckoned once. Pure. */
import { rowOrders } from '../../../ui/list/sort-rows.rules.ts';
import { CLAIM_SORTS } from './claims-sort.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';
import { sortIndexOf } from '../service-lines.rules.ts';

/** What claims can be filtered by, in the order in which it is shown. */
export const FACETS = ['newness', 'member', 'planType', 'status', 'group'] as const;
export type Facet = (typeof FACETS)[number];
export const isFacet = (name: string): name is Facet => FACETS.some((facet) => facet === name);

const STATUS_ORDER: readonly string[] = ['in-process', 'approved', 'partly-approved', 'denied', 'adjusted'];

/** What the list knows beside its claims. */
export interface ListContext {
  /** Keys of the family's members in the order in which they are shown. */
  memberOrder: readonly string[];
  /** The member's last visit, `yyyy-MM-dd`: claims of services after it are new. */
  lastVisit: string;
  /** Name of whoever offers a group, by the group's number; members know it sooner than the number. */
  groupNames: Readonly<Record<string, string>>;
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

type Rank = (option: string) => number;

/** By a given order; what it does not name comes after. */
const rankIn =
  (order: readonly string[]): Rank =>
  (option) =>
    order.includes(option) ? order.indexOf(option) : order.length;

/** Where the options of a facet stand; of one rank, by their own names. */
const RANK_OF = {
  newness: () => rankIn(['new', 'seen']),
  member: ({ memberOrder }) => rankIn(memberOrder),
  planType: () => sortIndexOf,
  status: () => rankIn(STATUS_ORDER),
  group: () => rankIn([]),
} as const satisfies Record<Facet, (context: ListContext) => Rank>;

/** Claims that are alike in every facet: filters and counts look at these few and not at each claim. */
export interface Kind {
  /** By facet, the place of the option among the options. */
  options: Readonly<Record<Facet, number>>;
  /** How many claims are of this kind. */
  size: number;
}

export interface ClaimIndex {
  claims: readonly Claim[];
  /** By facet: the options that occur, in the order in which they are shown. */
  options: Readonly<Record<Facet, readonly string[]>>;
  kinds: readonly Kind[];
  /** By place of a claim: the place of its kind. */
  kindOf: Uint32Array;
  /** Places of the claims in an order; each is made when it is first asked for. */
  order(sort: string): Uint32Array;
}

export const eachFacet = <Value>(value: (facet: Facet) => Value): Record<Facet, Value> => ({
  newness: value('newness'),
  member: value('member'),
  planType: value('planType'),
  status: value('status'),
  group: value('group'),
});

const inOrder = (options: readonly string[], rank: Rank): string[] =>
  options.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

/** Sorts the claims into kinds. @param codes by facet, each claim's option by its place */
function kindsOf(size: number, codes: Record<Facet, readonly number[]>, many: Record<Facet, number>) {
  const places = new Map<number, number>();
  const kinds: Kind[] = [];
  const kindOf = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) {
    // One number for all five options, as digits of a number whose places have as many digits as there are options.
    const key = FACETS.reduce((sum, facet) => sum * many[facet] + (codes[facet][at] ?? 0), 0);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    kindOf[at] = place;
    const kind = (kinds[place] ??= { options: eachFacet((facet) => codes[facet][at] ?? 0), size: 0 });
    kind.size += 1;
  }
  return { kinds, kindOf };
}

/** Reckons the index of a list of claims. @param claims in the service's order */
export function indexClaims(claims: readonly Claim[], context: ListContext): ClaimIndex {
  const found = eachFacet((facet) => claims.map((claim) => OPTION_OF[facet](claim, context)));
  const options = eachFacet((facet) => inOrder([...new Set(found[facet])], RANK_OF[facet](context)));
  const codes = eachFacet((facet) => {
    const places = new Map(options[facet].map((option, place) => [option, place]));
    return found[facet].map((option) => places.get(option) ?? 0);
  });
  const kinds = kindsOf(
    claims.length,
    codes,
    eachFacet((facet) => options[facet].length),
  );
  return { claims, options, ...kinds, order: rowOrders(claims, CLAIM_SORTS) };
}
