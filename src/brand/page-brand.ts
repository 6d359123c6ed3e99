/** The brand of the member area: its root component sets it, and all others read it (decisions/code#one-brand-and-one-member). */
import type { BrandSlice } from './brand-slice.ts';

let current: BrandSlice | undefined;

export const setPageBrand = (brand: BrandSlice): void => void (current = brand);

/** @throws Error before the member area has started */
export function pageBrand(): BrandSlice {
  if (!current) throw new Error('The member area has not started');
  return current;
}
