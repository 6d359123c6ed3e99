import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../lib/fields/property-runs.fixture.ts';
import { suggestedViews } from './suggested-views.rules.ts';

const KNOWN = [
  { key: 'claims/activitySummary', title: 'Activity summary' },
  { key: 'claims/claimsAndPayments', title: 'Claims & Payments' },
  { key: 'claims/healthPlans', title: 'Health Plans' },
  { key: 'claims/messageCenter', title: 'Messages' },
  { key: 'claims/statementArchives', title: 'Statement Archive' },
  { key: 'change-password', title: 'Cambiar su contraseña' },
];
const keysFor = (path: string) => suggestedViews(path.split('/'), KNOWN).map(({ key }) => key);

describe('suggestedViews', () => {
  it.each([
    ['claims/helthPlan', 'claims/healthPlans'],
    ['health-plans', 'claims/healthPlans'],
    ['HEALTHPLANS', 'claims/healthPlans'],
    ['message', 'claims/messageCenter'],
    ['claims/statementArchive/2026', 'claims/statementArchives'],
    ['Contraseña', 'change-password'],
    ['claims/claimAndPayment', 'claims/claimsAndPayments'],
  ])('for the unknown path %s, suggests %s first', (path, key) => {
    expect(keysFor(path)[0]).toBe(key);
  });

  it.each(['zzz', 'claims/x', 'q', '', '!!!'])('suggests nothing for %j', (path) => {
    expect(keysFor(path)).toEqual([]);
  });

  it('returns at most three distinct views for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60, unit: 'binary' }), { maxLength: 4 }), (path) => {
        const near = suggestedViews(path, KNOWN);
        expect(near.length).toBeLessThanOrEqual(3);
        expect(new Set(near).size).toBe(near.length);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
