/** Chooses brands for tests by capability, never by name. */
import { resolve } from 'node:path';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { isSpecified } from '../../src/brand/brand-groups.fixture.ts';
import { loadBrands } from '../../src/brand/read-brands.ts';

export const brands: readonly Brand[] = loadBrands(resolve(import.meta.dirname, '../..')).map(
  ({ brand }) => brand,
);

export const specified = brands.filter(isSpecified);

/** The first brand with a capability, preferably a brand of the specification. @throws Error if no brand has it */
export function brandWhere(has: (brand: Brand) => boolean): Brand {
  const brand = specified.find(has) ?? brands.find(has);
  if (!brand) throw new Error('no brand has the capability that this test is about');
  return brand;
}

/** Brands with different headers, footers, header tabs and sign-in flows. */
export const unlikeBrands: readonly Brand[] = [
  brandWhere(
    ({ footer, messageCenter, theme }) => footer.kind === 'mega' && messageCenter && theme.header === 'plain',
  ),
  brandWhere(({ signIn }) => signIn.flow === 'token'),
  brandWhere(({ theme, footer }) => theme.header === 'band' && footer.kind === 'simple'),
];
