/** Claims of a year, and the year of costs that they add up to. */
import fc from 'fast-check';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { claimWith, PEOPLE } from '../claims.fixture.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';
import {
  yearOfCosts,
  type CostChoice,
  type ReceivedClaims,
  type YearOfCosts,
} from './year-of-costs.rules.ts';

export const YEAR = { from: '2026-01-01', to: '2026-11-23' };

/** The family's keys, in family order. */
export const FAMILY = PEOPLE.map(patientKey);

export const settled = (number: string, changes: Partial<Claim> = {}): Claim =>
  claimWith({ number, memberCost: 1000, planPaid: 5000, ...changes });

/** The costs of these claims, from a response that is complete unless `changes` says otherwise. */
export const costs = (
  claims: readonly Claim[],
  changes: Partial<ReceivedClaims> = {},
  choice?: CostChoice,
): YearOfCosts => {
  const total = claims.length + (changes.skipped ?? 0);
  return yearOfCosts({ claims, skipped: 0, total, isPaidKnown: true, ...changes }, YEAR, FAMILY, choice);
};

const anyClaim = fc
  .record({
    number: fc.integer({ min: 1, max: 40 }).map(String),
    serviceDate: fc
      .date({ min: new Date('2025-11-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    memberCost: fc.option(fc.integer({ min: -50, max: 900_000 }), { freq: 20 }),
    planPaid: fc.option(fc.integer({ min: -50, max: 9_000_000 }), { freq: 20 }),
    paid: fc.integer({ min: 0, max: 5000 }),
    planType: fc.constantFrom('medical' as const, 'dental' as const, 'vision' as const, 'drug' as const),
    status: fc.constantFrom(
      'approved' as const,
      'denied' as const,
      'adjusted' as const,
      'in-process' as const,
    ),
    patient: fc.constantFrom(...PEOPLE),
  })
  .map((fields) => claimWith(fields));
export const someClaims = fc.array(anyClaim, { maxLength: 60 });
export const runs = { numRuns: propertyRuns(1000) };
