/** The published file that maps brand codes to domains, for a DEMOUSER's brand (spec 000 §8) and defBrand (§2). Keeps the list out of bundles. */
import type { BrandName } from '../../brand/validate/other-brand-names.ts';

export const PORTALS_FILE = 'portals.json';

export const portalsFile = (brands: readonly Pick<BrandName, 'code' | 'domain'>[]): string =>
  `${JSON.stringify(Object.fromEntries(brands.map(({ code, domain }) => [code, domain])))}\n`;
