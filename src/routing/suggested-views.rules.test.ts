import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestViews } from './nearest-views.rules.ts';
import { propertyRuns } from '../lib/property-runs.fixture.ts';

const KNOWN = [
  { key: 'claims/activitySummary', title: 'Activity summary' },
  { key: 'claims/claimsAndPayments', title: 'Claims & Payments' },
  { key: 'claims/healthPlans', title: 'Health Plans' },
  { key: 'claims/messageCenter', title: 'Messages' },
  { key: 'claims/statementArchives', title: 'Statement Archive' },
  { key: 'change-password', title: 'Cambiar su contraseña' },
];
const keysFor = (path: string) => nearestViews(path.split('/'), KNOWN).map(({ key }) => key);

describe('nearestViews', () => {
  it.each([
    ['claims/helthPlan', 'claims/healthPlans'],
    ['health-plans', 'claims/healthPlans'],
    ['HEALTHPLANS', 'claims/healthPlans'],
    ['message', 'claims/messageCenter'],
    ['claims/statementArchive/2026', 'claims/statementArchives'],
    ['Contraseña', 'change-password'],
    ['claims/claimAndPayment', 'claims/claimsAndPayments'],
  ])('%s: %s first', (path, key) => {
    expect(keysFor(path)[0]).toBe(key);
  });

  it.each(['zzz', 'claims/x', 'q', '', '!!!'])('%j: none', (path) => {
    expect(keysFor(path)).toEqual([]);
  });

  it('whatever is typed: at most three, each once, never a fault', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60, unit: 'binary' }), { maxLength: 4 }), (path) => {
        const near = nearestViews(path, KNOWN);
        expect(near.length).toBeLessThanOrEqual(3);
        expect(new Set(near).size).toBe(near.length);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
