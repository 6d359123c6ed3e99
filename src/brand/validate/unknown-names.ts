import type { RecordError } from '../brand-error.ts';
import type { BrandRecord } from '../brand.schema.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { didYouMean } from '../nearest.ts';
import { layerOf } from '../resolve/trace.ts';

/** Errors for data-dictionary tokens of unknown brands. Allows a removed brand that `brandsByState` still lists. */
function unknownBrands(
  { brandsByState, dictionaryBrands }: BrandRecord,
  codes: readonly string[],
): RecordError[] {
  const known = [...codes, ...Object.values(brandsByState).flat()];
  return Object.entries(dictionaryBrands)
    .filter(([, code]) => codes.length > 0 && !known.includes(code))
    .map(([token, code]) => ({
      path: ['dictionaryBrands', token],
      message: `there is no brand '${code}'${didYouMean(code, known)}`,
    }));
}

/** Error if the brand lacks the page in `footer.contentPage`, unless a more specific layer sets `pages`. */
function unknownPage({ footer, pages }: BrandRecord, sources: readonly BrandSource[]): RecordError[] {
  const { contentPage } = footer;
  const path = ['footer', 'contentPage'];
  if (contentPage === undefined || pages.includes(contentPage)) return [];
  if (layerOf(sources, path) < layerOf(sources, ['pages'])) return [];
  const meant = didYouMean(contentPage, pages) || '; write one that pages has';
  return [{ path, message: `there is no page '${contentPage}'${meant}` }];
}

/** Errors for names of brands and pages that do not exist. If `codes` is empty, brands are not checked. */
export const unknownNames = (
  brand: BrandRecord,
  sources: readonly BrandSource[],
  codes: readonly string[],
): RecordError[] => [...unknownBrands(brand, codes), ...unknownPage(brand, sources)];
