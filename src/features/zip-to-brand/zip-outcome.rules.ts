/** What a zip code leads to: this brand, another one, a choice, or none (spec 000 §7 'zipToBrand', §5 'Brand codes'). Pure. */
import type { ReplyOf } from '../../lib/call.schema.ts';
import type { brandByZip } from './zip-to-brand.schema.ts';

export type ZipBrand = ReplyOf<typeof brandByZip>[number];

/** A code that is not in the brand configuration (spec 000 §5). The message has no zip code. */
export class UnknownBrandCodeError extends Error {
  readonly codes: readonly string[];
  constructor(codes: readonly string[]) {
    super(`the service named unknown brands: ${codes.join(', ')}`);
    this.name = 'UnknownBrandCodeError';
    this.codes = codes;
  }
}

/** What visitors see of a brand. */
export type Difference = 'state' | 'description';
const SHOWN: readonly Difference[] = ['state', 'description'];

export type ZipOutcome =
  | { kind: 'none' }
  | { kind: 'one'; brand: ZipBrand; isHere: boolean }
  | {
      kind: 'several';
      /** The brand of this site first, then in the service's order, the regional plan first. */
      brands: readonly ZipBrand[];
      /** In what they differ, for the choice; empty if only their names differ. */
      differences: readonly Difference[];
      isHere: boolean;
    };

const distinct = (brands: readonly ZipBrand[]): ZipBrand[] =>
  brands.filter(({ code }, at) => brands.findIndex((brand) => brand.code === code) === at);

/** The properties whose values are not the same for all brands. */
const differencesOf = (brands: readonly ZipBrand[]): Difference[] =>
  SHOWN.filter((name) => new Set(brands.map((brand) => brand[name])).size > 1);

/**
 * @param known codes of the brand configuration (`portals.json`), in lower case
 * @param here code of this site's brand
 * @throws UnknownBrandCodeError for an answer with any other code
 */
export function zipOutcome(
  answered: readonly ZipBrand[],
  known: ReadonlySet<string>,
  here: string,
): ZipOutcome {
  const unknown = answered.filter(({ code }) => !known.has(code));
  if (unknown.length > 0) throw new UnknownBrandCodeError(unknown.map(({ code }) => code));
  const brands = distinct(answered).toSorted(
    (one, other) => Number(other.code === here) - Number(one.code === here),
  );
  const [first, second] = brands;
  if (!first) return { kind: 'none' };
  const isHere = first.code === here;
  if (!second) return { kind: 'one', brand: first, isHere };
  return { kind: 'several', brands, differences: differencesOf(brands), isHere };
}

/** The brand whose store is saved as rating information (spec 000 §7): this site's, or the only one; null while it is open. */
export function ratedBrand(outcome: ZipOutcome, here: string): ZipBrand | null {
  if (outcome.kind === 'one') return outcome.brand;
  return outcome.kind === 'several' ? (outcome.brands.find(({ code }) => code === here) ?? null) : null;
}
