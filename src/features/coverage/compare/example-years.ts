/**
 * Stated examples of care with their full cost, and the years made of them (decisions/plans#example-years-of-costs). The costs are those of the
 * coverage examples that federal law has every plan print in its Summary of Benefits and Coverage.
 */
import type { Market } from '../plans.schema.ts';

/** Form CMS-10407 (OMB control number 0938-1146), coverage examples. */
export const EXAMPLES_FROM_YEAR = 2022;

/** Cents: what the providers charge in the network, before any plan pays. */
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

/** Each year also has one checkup. */
type ExampleYears = Readonly<Record<YearName, readonly ExampleCare[]>>;

/** Null: the examples are of medical care, and say nothing about dental plans. */
export const EXAMPLE_YEARS: Readonly<Record<Market, ExampleYears | null>> = {
  U65: { good: [], ordinary: ['fracture'], bad: ['birth', 'diabetes'] },
  MED: { good: [], ordinary: ['fracture'], bad: ['fracture', 'diabetes'] },
  DEN: null,
};

/** Cents. */
export const costOf = (care: readonly ExampleCare[]): number =>
  care.reduce((sum, name) => sum + EXAMPLE_COSTS[name], 0);
