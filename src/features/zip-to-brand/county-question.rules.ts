/** The question for the county of a zip code that several counties share (spec 000 §7 'zipCode/countyList'). Pure. */
import type { ResponseOf } from '../../lib/http/call.schema.ts';
import type { Segment } from '../../lib/fields/zip-code.rules.ts';
import type { countyList, Market } from './zip-to-brand.schema.ts';

type ListedCounty = ResponseOf<typeof countyList>['counties'][number];

export interface County extends ListedCounty {
  /** Whether plans for the requested segment are sold in this county, according to the county list; true if no segment was requested. */
  hasPlans: boolean;
}

export const MARKET_OF = { U65: 'under-65', MED: 'medicare' } as const satisfies Record<Segment, Market>;

export type CountyQuestion =
  | { kind: 'none' }
  | { kind: 'known'; county: County }
  /** `withState`: the counties are in several states, so a county name alone may be ambiguous. */
  | { kind: 'ask'; counties: readonly County[]; withState: boolean };

export interface VisitorCounty {
  question: CountyQuestion;
  /** Null until the county is known. */
  county: County | null;
}

const compare = (a: string, b: string): number => a.localeCompare(b, 'en');

/**
 * Marks the counties of a zip code where plans are sold. Counties without plans stay, because visitors may live there.
 * @param sold the counties with plans of a segment; null if no segment was requested
 */
export function markSold(all: readonly ListedCounty[], sold: readonly ListedCounty[] | null): County[] {
  const fips = sold && new Set(sold.map((county) => county.fips));
  return all.map((county) => ({ ...county, hasPlans: fips?.has(county.fips) ?? true }));
}

/**
 * Whether the visitor's county has no plans for the requested segment, according to the county list. The result then
 * says to call, because a brand may sell to the visitor anyway. @param county null if the zip code has no county
 */
export const isUnlisted = (segment: Segment | null, county: County | null): boolean =>
  segment !== null && !county?.hasPlans;

/** Lists each county once, sorted by name. Includes counties without plans. */
export function countyQuestion(answered: readonly County[]): CountyQuestion {
  const counties = [...new Map(answered.map((county) => [county.fips, county])).values()].toSorted(
    (a, b) => compare(a.name, b.name) || compare(a.state, b.state),
  );
  const [first, second] = counties;
  if (!first) return { kind: 'none' };
  if (!second) return { kind: 'known', county: first };
  return { kind: 'ask', counties, withState: new Set(counties.map(({ state }) => state)).size > 1 };
}

/** The zip code's only county, or the chosen county; null if the chosen county is not among the question's options. @param fips five digits */
export const chosenCounty = (question: CountyQuestion, fips: string): County | null => {
  if (question.kind === 'known') return question.county;
  return question.kind === 'ask' ? (question.counties.find((county) => county.fips === fips) ?? null) : null;
};
