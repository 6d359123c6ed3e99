/** The first lines of an answer: whether this brand serves the zip code, and which brands do. Pure. */
import type { Segment } from '../../lib/fields/zip-code.rules.ts';
import { isUnlisted, type County, type CountyQuestion } from './county-question.rules.ts';
import { outsideOf, type Outside } from './outside-places.ts';
import { choiceOf, isServedBy, type ZipBrand, type ZipOutcome } from './zip-outcome.rules.ts';

/** About this brand: `noPeople` serves the zip code and does not sell to the requested segment; `call` may not have plans for them. */
type Line = 'yes' | 'no' | 'noPeople' | 'depends' | 'call' | 'unknown';
/** About the others: `do` and `also` name brands, `open` depends on the county. */
type Who =
  | 'nothing'
  | 'also'
  | 'do'
  | 'open'
  | 'call'
  | 'nobody'
  | 'nobodyU65'
  | 'nobodyMED'
  | 'military'
  | 'abroad';

export interface Headline {
  line: Line;
  who: Who;
  /** Those that `who` names, in the order of the cards. */
  brands: readonly ZipBrand[];
}

export interface HeadlineFacts {
  /** For the state of the county, once it is known. */
  outcome: ZipOutcome;
  here: string;
  /** Postal codes of the states of the zip code; null if not known. */
  states: readonly string[] | null;
  segment: Segment | null;
  question: CountyQuestion;
  county: County | null;
  /** The service returned the counties. */
  hasCounties: boolean;
}

const WHO_OUTSIDE = {
  known: 'nobody',
  military: 'military',
  abroad: 'abroad',
  unknown: 'nothing',
} as const satisfies Record<Outside['kind'], Who>;

/** The county is a question. */
const isOpen = ({ question, county }: HeadlineFacts): boolean => question.kind === 'ask' && county === null;

/** A county of the question has listed plans for the requested segment, and another has none. */
const differsByCounty = ({ segment, question }: HeadlineFacts): boolean =>
  segment !== null &&
  question.kind === 'ask' &&
  new Set(question.counties.map(({ hasPlans }) => hasPlans)).size > 1;

/** The list has no plans for the requested segment where the visitor lives, or may live. */
export function isUnlistedHere(facts: HeadlineFacts): boolean {
  const { segment, question, county, hasCounties, outcome } = facts;
  if (outcome.kind === 'none' || !hasCounties) return false;
  const counties = isOpen(facts) && question.kind === 'ask' ? question.counties : [county];
  return counties.every((candidate) => isUnlisted(segment, candidate));
}

/** A brand serves some of the states of the zip code, and which of them the visitor lives in is not known. */
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
  return { line, who: segment && !thisBrand ? `nobody${segment}` : 'nobody', brands };
}

/** The cards of the brands wait for the county. */
export const waitsForCounty = (facts: HeadlineFacts, { line, who }: Headline): boolean =>
  isOpen(facts) && (line === 'depends' || who === 'open');

/** The county is asked: it decides who serves, or what this brand's plans cost. */
export const asksCounty = (facts: HeadlineFacts): boolean =>
  isOpen(facts) &&
  facts.outcome.kind !== 'none' &&
  (isServedBy(facts.outcome, ({ code }) => code === facts.here) || waitsForCounty(facts, headlineOf(facts)));
