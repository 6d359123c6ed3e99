/** Brand code → domain: for a DEMOUSER's brand (spec 000 §8) or defBrand (§2). Kept out of every bundle. */
import type { BrandName } from '../../brand/validate/other-brand-names.ts';

export const PORTALS_FILE = 'portals.json';

export const portalsFile = (brands: readonly Pick<BrandName, 'code' | 'domain'>[]): string =>
  `${JSON.stringify(Object.fromEntries(brands.map(({ code, domain }) => [code, domain])))}\n`;
