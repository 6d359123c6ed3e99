/** The brand of the member area, set by the root component (decisions/code#one-brand-and-one-member). */
import type { BrandSlice } from './brand-slice.ts';

let current: BrandSlice | undefined;

export const setPageBrand = (brand: BrandSlice): void => void (current = brand);

/** @throws Error if the root component has not set the brand yet */
export function pageBrand(): BrandSlice {
  if (!current) throw new Error('The member area has not started');
  return current;
}
