import type { Brand } from '../../brand/brand.schema.ts';
import type { TabBrand } from '../navigation/header-tabs.rules.ts';

/** What the early reads need of the brand; baked into the template of preloads. */
export interface EarlyBrand {
  code: string;
  timeZone: string;
  messageCenter: boolean;
  /** Ids of the header tabs, and their rules. */
  tabs: readonly string[];
  rules: TabBrand;
}

/** The page's own record, so a few fields are enough. */
export const isEarlyBrand = (value: unknown): value is EarlyBrand =>
  typeof value === 'object' && value !== null && 'tabs' in value && 'rules' in value;

export const earlyBrandOf = (brand: Brand): EarlyBrand => ({
  code: brand.code,
  timeZone: brand.timeZone,
  messageCenter: brand.messageCenter,
  tabs: brand.tabs.map(({ id }) => id),
  rules: {
    medicareSpending: brand.spending.medicareTab,
    currentCoverage: brand.prescriptions.needsCurrentCoverage,
  },
});
