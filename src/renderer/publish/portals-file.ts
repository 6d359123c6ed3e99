/**
 * The published file that maps brand codes to domains. Pages load it to find another brand's site (spec 000 §2 'defBrand', §8
 * 'DEMOUSER'), so that the list is in no bundle.
 */
import type { BrandName } from '../../brand/validate/other-brand-names.ts';

export const PORTALS_FILE = 'portals.json';

export const portalsFile = (brands: readonly Pick<BrandName, 'code' | 'domain'>[]): string =>
  `${JSON.stringify(Object.fromEntries(brands.map(({ code, domain }) => [code, domain])))}\n`;
