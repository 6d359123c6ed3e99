/**
 * Example years of care with their full cost (decisions/plans#example-years-of-costs). The costs are from the
 * coverage examples that federal law requires in every plan's Summary of Benefits and Coverage.
 */
import type { Market } from '../plans.schema.ts';

/** Year of the examples' costs: form CMS-10407 (OMB control number 0938-1146). */
export const EXAMPLES_FROM_YEAR = 2022;

/** In cents: what in-network providers charge, before any plan pays. */
export const EXAMPLE_COSTS = {
  /** 'Mia's simple fracture': emergency room and follow-up care. */
  fracture: 280_000,
  /** 'Managing Joe's type 2 diabetes': a year of routine care, well controlled. */
  diabetes: 560_000,
  /** 'Peg is having a baby': nine months of prenatal care and a hospital delivery. */
  birth: 1_270_000,
} as const;
export type ExampleCare = keyof typeof EXAMPLE_COSTS;

export const YEARS = ['good', 'ordinary', 'bad'] as const;
export type YearName = (typeof YEARS)[number];

/** The care in each example year. Each year also has one checkup. */
type ExampleYears = Readonly<Record<YearName, readonly ExampleCare[]>>;

/** Null for dental plans, because the examples are of medical care. */
export const EXAMPLE_YEARS: Readonly<Record<Market, ExampleYears | null>> = {
  U65: { good: [], ordinary: ['fracture'], bad: ['birth', 'diabetes'] },
  MED: { good: [], ordinary: ['fracture'], bad: ['fracture', 'diabetes'] },
  DEN: null,
};

/** The full cost of the care, in cents. */
export const costOf = (care: readonly ExampleCare[]): number =>
  care.reduce((sum, name) => sum + EXAMPLE_COSTS[name], 0);
