/** Reads the records of all brands. Skips their pages, which take most of the time and memory. */
import type { Brand } from './brand.schema.ts';
import { layersWith } from './load/load-brand.ts';
import { loadSharedLayers } from './load/load-shared.ts';
import { brandCodes, BrandFilesError } from './read-brands.ts';
import { resolveBrand } from './resolve/resolve-brand.ts';
import { validateBrand } from './validate/validate-brand.ts';

/** @throws BrandFilesError if a record has errors. Does not find errors in pages. */
export function loadRecords(root: string): Brand[] {
  const codes = brandCodes(root);
  const shared = loadSharedLayers(root);
  return codes.map((code) => {
    const sources = layersWith(root, code, shared);
    const errors = sources.flatMap((source) => source.errors);
    if (errors.length > 0) throw new BrandFilesError(errors);
    const validated = validateBrand(code, resolveBrand(sources), codes);
    if ('errors' in validated) throw new BrandFilesError(validated.errors);
    return validated.brand;
  });
}
