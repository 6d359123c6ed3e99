/** Brands for tests, chosen by capability and never by name. */
import { resolve } from 'node:path';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { isSpecified } from '../../src/brand/brand-groups.fixture.ts';
import { loadBrands } from '../../src/brand/read-brands.ts';

export const brands: readonly Brand[] = loadBrands(resolve(import.meta.dirname, '../..')).map(
  ({ brand }) => brand,
);

export const specified = brands.filter(isSpecified);

/** The first brand that has a capability, of the specification if there is one. @throws Error if none has it */
export function brandWhere(has: (brand: Brand) => boolean): Brand {
  const brand = specified.find(has) ?? brands.find(has);
  if (!brand) throw new Error('no brand has the capability that this test is about');
  return brand;
}

/** Brands that differ in header, footer, header tabs and sign-in flow. */
export const unlikeBrands: readonly Brand[] = [
  brandWhere(
    ({ footer, messageCenter, theme }) => footer.kind === 'mega' && messageCenter && theme.header === 'plain',
  ),
  brandWhere(({ signIn }) => signIn.flow === 'token'),
  brandWhere(({ theme, footer }) => theme.header === 'band' && footer.kind === 'simple'),
];
