/** The outcome of a zip code: this site's brand, another brand, a choice, or no brand (spec 000 §7 'zipToBrand', §5 'Brand codes'). */
import type { ResponseOf } from '../../lib/http/call.schema.ts';
import type { Segment } from '../../lib/fields/zip-code.rules.ts';
import { MARKET_OF, type VisitorCounty } from './county-question.rules.ts';
import type { brandByZip } from './zip-to-brand.schema.ts';

export type ZipBrand = ResponseOf<typeof brandByZip>[number];

/** The service returned codes of unknown brands (spec 000 §5). For privacy, the message omits the zip code. */
export class UnknownBrandCodeError extends Error {
  readonly codes: readonly string[];
  constructor(codes: readonly string[]) {
    super(`the service named unknown brands: ${codes.join(', ')}`);
    this.name = 'UnknownBrandCodeError';
    this.codes = codes;
  }
}

/** Properties of a brand that visitors see and that help them choose. */
export type Difference = 'states' | 'markets' | 'description';
const SHOWN: readonly Difference[] = ['states', 'markets', 'description'];

interface Others {
  /** Brands that serve the zip code but do not sell to the requested segment. */
  others: readonly ZipBrand[];
}

export type ZipOutcome = Others &
  (
    | { kind: 'none' }
    | { kind: 'one'; brand: ZipBrand; isHere: boolean }
    | {
        kind: 'several';
        /**
         * Brands that certainly sell to the segment come before brands whose markets are unknown. Within each of these
         * two groups, this site's brand is first, and the other brands are in the service's order.
         */
        brands: readonly ZipBrand[];
        /** Properties in which the brands differ, to help the visitor choose; empty if only their names differ. */
        differences: readonly Difference[];
      }
  );

const distinct = (brands: readonly ZipBrand[]): ZipBrand[] =>
  brands.filter(({ code }, at) => brands.findIndex((brand) => brand.code === code) === at);

/**
 * Whether a property helps the visitor choose. States and markets must be known for all brands. Markets don't help if a
 * segment was requested.
 */
const TELLS: Readonly<Record<Difference, (brands: readonly ZipBrand[], segment: Segment | null) => boolean>> =
  {
    states: (brands) => brands.every(({ states }) => states !== null),
    markets: (brands, segment) => segment === null && brands.every(({ markets }) => markets.length > 0),
    description: () => true,
  };

/** The properties that differ between the brands and that help the visitor choose. */
const differencesOf = (brands: readonly ZipBrand[], segment: Segment | null): Difference[] =>
  SHOWN.filter(
    (name) => new Set(brands.map((brand) => String(brand[name]))).size > 1 && TELLS[name](brands, segment),
  );

/** Whether a brand sells to a segment; undefined if the service did not say. */
const sellsTo = ({ markets }: ZipBrand, segment: Segment | null): boolean | undefined =>
  segment === null ? true : markets.length > 0 ? markets.includes(MARKET_OF[segment]) : undefined;

/**
 * Determines the outcome of a zip code.
 * @param codes codes in the brand configuration (`portals.json`), in lower case
 * @param here code of this site's brand
 * @param segment the requested segment; null for any. Brands that do not sell to the segment become the outcome's `others`
 *   (decisions/visitors#who-a-brand-sells-to)
 * @throws UnknownBrandCodeError if the response contains a code that is not in `codes`
 */
export function zipOutcome(
  returned: readonly ZipBrand[],
  codes: ReadonlySet<string>,
  here: string,
  segment: Segment | null,
): ZipOutcome {
  const unknown = returned.filter(({ code }) => !codes.has(code));
  if (unknown.length > 0) throw new UnknownBrandCodeError(unknown.map(({ code }) => code));
  return outcomeOf(distinct(returned), here, segment);
}

function outcomeOf(returned: readonly ZipBrand[], here: string, segment: Segment | null): ZipOutcome {
  const [others = [], brands = []] = [false, true].map((sells) =>
    returned.filter((brand) => (sellsTo(brand, segment) !== false) === sells),
  );
  const rank = (brand: ZipBrand): number => (sellsTo(brand, segment) ? 0 : 2) + (brand.code === here ? 0 : 1);
  const sorted = brands.toSorted((a, b) => rank(a) - rank(b));
  const [first, second] = sorted;
  if (!first) return { kind: 'none', others };
  if (!second) return { kind: 'one', brand: first, isHere: first.code === here, others };
  return { kind: 'several', brands: sorted, differences: differencesOf(sorted, segment), others };
}

/** The brands to choose from; excludes `others`. */
export const choiceOf = (outcome: ZipOutcome): readonly ZipBrand[] => {
  if (outcome.kind === 'several') return outcome.brands;
  return outcome.kind === 'one' ? [outcome.brand] : [];
};

/**
 * The outcome for the state of the visitor's county. Leaves out brands that the service lists only for other states.
 * If the zip code is only in this state, and the service lists no brand for the state, the service contradicts itself
 * and all brands stay (decisions/visitors#states-of-a-zip-code).
 */
export function outcomeInState(
  outcome: ZipOutcome,
  { question, county }: VisitorCounty,
  here: string,
  segment: Segment | null,
): ZipOutcome {
  const returned = [...choiceOf(outcome), ...outcome.others];
  const ofState = returned.filter(({ states }) => !county || (states?.includes(county.state) ?? true));
  const isInSeveralStates = question.kind === 'ask' && question.withState;
  return ofState.length === 0 && !isInSeveralStates ? outcome : outcomeOf(ofState, here, segment);
}

/** Whether a brand for which `isBrand` is true serves the zip code, even if the brand does not sell to the requested segment. */
export const isServedBy = (outcome: ZipOutcome, isBrand: (brand: ZipBrand) => boolean): boolean =>
  [...choiceOf(outcome), ...outcome.others].some(isBrand);

/**
 * The brand to save as rating information (spec 000 §7): the only brand to choose from or, if there are several, this
 * site's brand. Null if there is no brand, or if this site's brand is not one of the several.
 */
export function ratedBrand(outcome: ZipOutcome, here: string): ZipBrand | null {
  return outcome.kind === 'one'
    ? outcome.brand
    : (choiceOf(outcome).find(({ code }) => code === here) ?? null);
}
