/** The limits of a product, which are thresholds by accumulator and network. */
import type { Family, LineOfBusiness, Product } from '../../people/family.ts';

export type BenefitCode = 'DED' | 'OPM' | 'BKP' | 'VST';
export type NetworkCode = 'INN' | 'OON';

export interface Limit {
  readonly type: BenefitCode;
  readonly descriptor: NetworkCode;
  /** The threshold of one person in cents; for visits, the number of visits times 100. */
  readonly threshold: number;
  /** The family's threshold; null if the family has no limit. */
  readonly familyThreshold: number | null;
}

/** The amount for one visit. Numbers of visits are multiplied by 100, so that they can be formatted like cents. */
export const VISIT = 100;

const VISITS_A_YEAR = 20;

/** Thresholds by line of business, as multiples of the product's base amount; null for visits. Vision has none. */
const FACTORS = {
  M: [
    { type: 'DED', descriptor: 'INN', factor: 1, hasFamilyLimit: true },
    { type: 'DED', descriptor: 'OON', factor: 2, hasFamilyLimit: true },
    { type: 'OPM', descriptor: 'INN', factor: 4, hasFamilyLimit: true },
    { type: 'OPM', descriptor: 'OON', factor: 8, hasFamilyLimit: true },
    { type: 'BKP', descriptor: 'INN', factor: 0.5, hasFamilyLimit: true },
    { type: 'VST', descriptor: 'INN', factor: null, hasFamilyLimit: false },
  ],
  X: [{ type: 'OPM', descriptor: 'INN', factor: 2, hasFamilyLimit: true }],
  D: [
    { type: 'DED', descriptor: 'INN', factor: 0.05, hasFamilyLimit: true },
    { type: 'OPM', descriptor: 'INN', factor: 1, hasFamilyLimit: false },
  ],
  V: [],
} as const satisfies Record<LineOfBusiness, readonly unknown[]>;

/** The product's base amount in cents, taken from its number. For example, PPO1500 has 1,500 dollars. */
const baseOf = ({ number }: Product): number => Number(/\d{3,4}/.exec(number)?.[0] ?? 1000) * 100 || 50_000;

/** A family's limits under a product. Empty if the service sends no accumulations for it. */
export function limitsOf(family: Family, product: Product): Limit[] {
  if (family.noProgress || product.typeY === 'left-out' || product.noAccumulations) return [];
  return FACTORS[product.line].map(({ type, descriptor, factor, hasFamilyLimit }): Limit => {
    const usual = factor === null ? VISITS_A_YEAR * VISIT : Math.round(baseOf(product) * factor);
    const threshold = product.noThreshold?.some((code) => code === type) ? 0 : usual;
    return {
      type,
      descriptor,
      threshold,
      familyThreshold: hasFamilyLimit && family.members.length > 1 ? threshold * 2 : null,
    };
  });
}
