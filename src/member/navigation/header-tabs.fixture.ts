/** The header tabs and tab rules of all brands, and sample groups and plans. */
import { resolve } from 'node:path';
import { loadBrands } from '../../brand/read-brands.ts';
import { type TabGroup } from './header-tabs.rules.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
export const TODAY = '2026-11-21';
export const brands = loadBrands(ROOT).map(({ brand }) => ({
  code: brand.code,
  ids: brand.tabs.map(({ id }) => id),
  rules: {
    medicareSpending: brand.spending.medicareTab,
    currentCoverage: brand.prescriptions.needsCurrentCoverage,
  },
}));
export const brandOf = (code: string) => {
  const match = brands.find((brand) => brand.code === code);
  if (!match) throw new Error(`there is no brand ${code}`);
  return match;
};

export const plan = (begin: string, end: string | null, kind: 'medical' | 'drug' | 'dental' = 'medical') => ({
  drugCoverage: kind === 'drug',
  blueEdgeDentalIndv: kind === 'dental',
  coverageBeginDate: begin,
  coverageEndDate: end,
});
export const group = (rest: Partial<TabGroup>): TabGroup => ({
  directPayIndicator: false,
  medicareIndicator: false,
  productList: [plan('2024-01-01', null)],
  ...rest,
});
export const medical = plan('2024-01-01', null);
