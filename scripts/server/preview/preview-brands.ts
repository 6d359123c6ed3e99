/** Every brand as its files are now, for the preview pages: also those with errors. */
import { brandCodes, brandLayers, readEach } from '../../../src/brand/read-brands.ts';
import { draftOf } from '../../../src/brand/validate/validate-brand.ts';
import type { Brand, Theme } from '../../../src/brand/brand.schema.ts';
import { showFault } from '../../../src/brand/load/brand-source.ts';

export interface PreviewBrand {
  code: string;
  /** Its name, or its code while that cannot be read. */
  name: string;
  /** undefined while the record cannot be read. */
  brand: Brand | undefined;
  /** undefined while the theme cannot be read. */
  theme: Theme | undefined;
  /** Each with file, line and column; none where all is well. */
  errors: readonly string[];
}

interface PreviewBrands {
  /** In the order of their codes. */
  brands: readonly PreviewBrand[];
  /** Errors in files that all brands share. */
  shared: readonly string[];
}

/** What can be read of a brand with errors. A folder without a record has no layers. */
function draft(root: string, code: string): ReturnType<typeof draftOf> {
  try {
    return draftOf(code, brandLayers(root, code));
  } catch {
    return {};
  }
}

export function previewBrands(root: string): PreviewBrands {
  const { sites, shared, own } = readEach(root);
  const sound = new Map(sites.map(({ brand }) => [brand.code, brand]));
  const brands = brandCodes(root).map((code): PreviewBrand => {
    const whole = sound.get(code);
    const { brand, theme } = whole ? { brand: whole, theme: whole.theme } : draft(root, code);
    const errors = (own.get(code) ?? []).map(showFault);
    return { code, name: brand?.name ?? code, brand, theme, errors };
  });
  return { brands, shared: shared.map(showFault) };
}

/** What the filter of a preview page finds a brand by. */
export const brandWords = ({ code, name, brand }: PreviewBrand): string =>
  [code, name, brand?.sharedBrandCode ?? '', brand?.brandState ?? ''].join(' ').toLowerCase();
