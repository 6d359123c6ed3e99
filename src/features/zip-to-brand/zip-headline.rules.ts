/** The headline of a zip code's result: whether this brand serves the zip code, and which other brands do. Pure. */
import type { Segment } from '../../lib/fields/zip-code.rules.ts';
import { isUnlisted, type County, type CountyQuestion } from './county-question.rules.ts';
import { outsideOf, type Outside } from './outside-places.ts';
import { choiceOf, isServedBy, type ZipBrand, type ZipOutcome } from './zip-outcome.rules.ts';

/**
 * Says whether this brand serves the visitor. `noPeople`: it serves the zip code but does not sell to the requested
 * segment. `call`: it serves the zip code, but according to the county list, no plans for that segment are sold in the
 * visitor's county. `depends`: the county decides.
 */
type Line = 'yes' | 'no' | 'noPeople' | 'depends' | 'call' | 'unknown';
/**
 * Says which other brands serve the visitor. `also`: the named brands, in addition to this brand. `do`: the named brands,
 * but not this brand. `open`: the county decides which brands serve the visitor.
 */
type Who =
  | 'nothing'
  | 'also'
  | 'do'
  | 'open'
  | 'call'
  | 'none'
  | 'noneU65'
  | 'noneMED'
  | 'military'
  | 'abroad';

export interface Headline {
  line: Line;
  who: Who;
  /** The brands that `who` names, in the order of their cards. */
  brands: readonly ZipBrand[];
}

export interface HeadlineFacts {
  /** The outcome for the county's state once the county is known, otherwise for the whole zip code. */
  outcome: ZipOutcome;
  here: string;
  /** Two-letter codes of the states that the zip code is in, such as `MN`; null if unknown. */
  states: readonly string[] | null;
  segment: Segment | null;
  question: CountyQuestion;
  county: County | null;
  /** Whether the service returned the counties. */
  hasCounties: boolean;
}

const WHO_OUTSIDE = {
  known: 'none',
  military: 'military',
  abroad: 'abroad',
  unknown: 'nothing',
} as const satisfies Record<Outside['kind'], Who>;

/** Whether the visitor still has to choose a county. */
const isOpen = ({ question, county }: HeadlineFacts): boolean => question.kind === 'ask' && county === null;

/** Whether some of the counties to choose from have plans for the requested segment and others don't. */
const differsByCounty = ({ segment, question }: HeadlineFacts): boolean =>
  segment !== null &&
  question.kind === 'ask' &&
  new Set(question.counties.map(({ hasPlans }) => hasPlans)).size > 1;

/**
 * Whether the county list has no plans for the requested segment in the chosen county. While the visitor still has to
 * choose a county, this must be true of every county of the zip code.
 */
export function isUnlistedHere(facts: HeadlineFacts): boolean {
  const { segment, question, county, hasCounties, outcome } = facts;
  if (outcome.kind === 'none' || !hasCounties) return false;
  const counties = isOpen(facts) && question.kind === 'ask' ? question.counties : [county];
  return counties.every((candidate) => isUnlisted(segment, candidate));
}

/** Whether the brand serves only some of the zip code's states, while the visitor's state is unknown. */
const isInPart = (brand: ZipBrand, states: ReadonlySet<string>, county: County | null): boolean =>
  county === null && brand.states !== null && [...states].some((state) => !brand.states?.includes(state));

export function headlineOf(facts: HeadlineFacts): Headline {
  const { outcome, here, states, segment, county } = facts;
  const choice = choiceOf(outcome);
  const serving = [...choice, ...outcome.others];
  if (serving.length === 0) {
    const { kind } = outsideOf(states, segment);
    return { line: kind === 'unknown' ? 'unknown' : 'no', who: WHO_OUTSIDE[kind], brands: [] };
  }
  const all = new Set([...(states ?? []), ...serving.flatMap((brand) => brand.states ?? [])]);
  const thisBrand = serving.find(({ code }) => code === here);
  if (thisBrand && (isInPart(thisBrand, all, county) || (isOpen(facts) && differsByCounty(facts))))
    return { line: 'depends', who: 'nothing', brands: [] };
  const brands = choice.filter((brand) => brand !== thisBrand);
  const isUnlistedCounty = isUnlistedHere(facts);
  if (thisBrand && choice.includes(thisBrand)) {
    if (isUnlistedCounty) return { line: 'call', who: 'nothing', brands: [] };
    return { line: 'yes', who: brands.length > 0 ? 'also' : 'nothing', brands };
  }
  const line = thisBrand ? 'noPeople' : 'no';
  if (isOpen(facts) && (differsByCounty(facts) || serving.some((brand) => isInPart(brand, all, county))))
    return { line, who: 'open', brands: [] };
  if (isUnlistedCounty) return { line, who: 'call', brands: [] };
  if (brands.length > 0) return { line, who: 'do', brands };
  return { line, who: segment && !thisBrand ? `none${segment}` : 'none', brands };
}

/** Whether to hide the brands' cards until the county is chosen. */
export const waitsForCounty = (facts: HeadlineFacts, { line, who }: Headline): boolean =>
  isOpen(facts) && (line === 'depends' || who === 'open');

/** Whether to ask for the county, because it may decide who serves the visitor, or what this brand's plans cost. */
export const asksCounty = (facts: HeadlineFacts): boolean =>
  isOpen(facts) &&
  facts.outcome.kind !== 'none' &&
  (isServedBy(facts.outcome, ({ code }) => code === facts.here) || waitsForCounty(facts, headlineOf(facts)));
