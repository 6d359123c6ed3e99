import { oncePer } from '../lib/http/once-per.ts';
import type { Brand } from './brand.schema.ts';
import { outsideAddresses } from './outside-addresses.ts';

/** The external origins to which a brand's pages may link. Sorted, so that equal records render equal pages. */
export const knownSites = oncePer((brand: Brand): readonly string[] =>
  [...new Set(outsideAddresses(brand).map(({ url }) => new URL(url).origin))].sort(),
);
