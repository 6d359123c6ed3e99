/**
 * The map of all portals, code → domain, which the browser asks for where it must know another brand: that of a demo
 * user (spec 000 §8), or of defBrand (§2). A file of its own, so that no bundle holds the list.
 */
import type { Named } from '../brand/validate/other-brand-names.ts';

/** In each site's folder; `session/redirects/brand-portals.ts` reads it. */
export const PORTALS_FILE = 'portals.json';

export const portalsFile = (brands: readonly Pick<Named, 'code' | 'domain'>[]): string =>
  `${JSON.stringify(Object.fromEntries(brands.map(({ code, domain }) => [code, domain])))}\n`;
