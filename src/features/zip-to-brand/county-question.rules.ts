/** The question for the county of a zip code that several counties share (spec 000 §7 'zipCode/countyList'). Pure. */
import type { ReplyOf } from '../../lib/call.schema.ts';
import type { Segment } from '../../lib/zip-code.rules.ts';
import type { countyList } from './zip-to-brand.schema.ts';

export type County = ReplyOf<typeof countyList>[number];

export const MARKET_OF = { U65: 'under-65', MED: 'medicare' } as const satisfies Record<
  Segment,
  County['segments'][number]
>;

export type CountyQuestion =
  | { kind: 'none' }
  | { kind: 'known'; county: County }
  /** `withState`: the counties are in several states, so a name alone may be ambiguous. */
  | { kind: 'ask'; counties: readonly County[]; withState: boolean };

const compare = (one: string, other: string): number => one.localeCompare(other, 'en');

/** Each county once, by name. @param segment leaves out counties without plans for it; null for any */
export function countyQuestion(answered: readonly County[], segment: Segment | null): CountyQuestion {
  const counties = [...new Map(answered.map((county) => [county.fips, county])).values()]
    .filter(({ segments }) => segment === null || segments.includes(MARKET_OF[segment]))
    .toSorted((one, other) => compare(one.name, other.name) || compare(one.state, other.state));
  const [first, second] = counties;
  if (!first) return { kind: 'none' };
  if (!second) return { kind: 'known', county: first };
  return { kind: 'ask', counties, withState: new Set(counties.map(({ state }) => state)).size > 1 };
}

/** The chosen county; null if the choice is not one of the question. @param fips five digits */
export const chosenCounty = (question: CountyQuestion, fips: string): County | null => {
  if (question.kind === 'known') return question.county;
  return question.kind === 'ask' ? (question.counties.find((county) => county.fips === fips) ?? null) : null;
};
