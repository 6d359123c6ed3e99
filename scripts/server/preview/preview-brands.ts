/** Reads all brands from their current files for the preview pages, including invalid brands. */
import { brandCodes, brandLayers, readBrandStates } from '../../../src/brand/read-brands.ts';
import { draftBrand } from '../../../src/brand/resolve/resolve-brand.ts';
import type { Brand, Theme } from '../../../src/brand/brand.schema.ts';
import { formatBrandError } from '../../../src/brand/brand-error.ts';

export interface PreviewBrand {
  code: string;
  /** The brand's name, or its code if the record is invalid. */
  name: string;
  brand: Brand | undefined;
  theme: Theme | undefined;
  /** Error messages with file, line and column. */
  errors: readonly string[];
}

interface PreviewBrands {
  brands: readonly PreviewBrand[];
  /** Errors in shared files. */
  shared: readonly string[];
}

/** The valid part of an invalid brand; empty if the brand's folder contains no record. */
function draft(root: string, code: string): ReturnType<typeof draftBrand> {
  try {
    return draftBrand(code, brandLayers(root, code));
  } catch {
    return {};
  }
}

export function previewBrands(root: string): PreviewBrands {
  const { sites, shared, own: ownFiles } = readBrandStates(root);
  const sound = new Map(sites.map(({ brand }) => [brand.code, brand]));
  const brands = brandCodes(root).map((code): PreviewBrand => {
    const whole = sound.get(code);
    const { brand, theme } = whole ? { brand: whole, theme: whole.theme } : draft(root, code);
    const errors = (ownFiles.get(code) ?? []).map(formatBrandError);
    return { code, name: brand?.name ?? code, brand, theme, errors };
  });
  return { brands, shared: shared.map(formatBrandError) };
}

/** Text that the filter searches. */
export const brandWords = ({ code, name, brand }: PreviewBrand): string =>
  [code, name, brand?.sharedBrandCode ?? '', brand?.brandState ?? ''].join(' ').toLowerCase();
