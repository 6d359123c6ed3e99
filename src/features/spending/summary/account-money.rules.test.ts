import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { accountWith } from '../spending-account.fixture.ts';
import { balancesOf, contributionsOf, expiryOf } from './account-money.rules.ts';

const TODAY = '2026-11-23';
const cents = fc.integer({ min: 0, max: 5_000_000 });
const runs = { numRuns: propertyRuns(2000) };

describe('balancesOf', () => {
  it.each([
    ['pending payments', { balance: 50_000, currentBalance: 45_000 }, 5000],
    ['no pending payments', { balance: 50_000, currentBalance: 50_000 }, 0],
    ['a posted balance below the available balance', { balance: 5000, currentBalance: 45_000 }, null],
  ])('for %s (%j) returns the pending amount %j', (_, changes, pending) => {
    expect(balancesOf(accountWith(changes), TODAY).pending).toBe(pending);
  });

  it.each([
    ['2026-11-22', '2026-11-22'],
    [TODAY, TODAY],
    ['2026-11-24', null],
    [null, null],
  ])('with a balance as of %s returns the date %s', (asOf, shown) => {
    expect(balancesOf(accountWith({ asOf }), TODAY).asOf).toBe(shown);
  });

  it('returns posted minus available as the pending amount, or null if more is available than posted', () => {
    fc.assert(
      fc.property(cents, cents, (balance, currentBalance) => {
        const { available, posted, pending } = balancesOf(accountWith({ balance, currentBalance }), TODAY);
        expect(pending === null ? available > posted : available + pending === posted).toBe(true);
      }),
      runs,
    );
  });
});

describe('expiryOf', () => {
  const dated = { useBy: '2026-12-31', claimBy: '2027-03-31', carryover: 6000, currentBalance: 45_000 };

  it.each([
    ['an HSA', { kind: 'health-savings' as const }, { state: 'kept' }],
    ['an account without dates', {}, { state: 'unsaid' }],
    ['an HSA with dates', { ...dated, kind: 'health-savings' as const }, { state: 'dated' }],
    [
      'a balance above the carryover limit',
      dated,
      { state: 'dated', figures: { lost: 39_000, carried: 6000 } },
    ],
    [
      'a balance below the carryover limit',
      { ...dated, currentBalance: 500 },
      { figures: { lost: 0, carried: 500 } },
    ],
    ['an overdrawn account', { ...dated, currentBalance: -500 }, { figures: { lost: 0, carried: 0 } }],
    ['an unknown carryover limit', { ...dated, carryover: null }, { state: 'dated', figures: null }],
    ['an impossible carryover limit', { ...dated, carryover: -1 }, { state: 'dated', figures: null }],
    ['the last day to spend', { ...dated, useBy: TODAY }, { state: 'dated', useBy: TODAY }],
    [
      'the day after the last day to spend, when expenses can still be submitted',
      { ...dated, useBy: '2026-11-22' },
      { state: 'past', claimBy: '2027-03-31' },
    ],
    [
      'a day on which both dates have passed',
      { ...dated, useBy: '2026-03-31', claimBy: '2026-06-30' },
      { state: 'past', useBy: '2026-03-31', claimBy: null },
    ],
    [
      'a last day for expenses before the last day to spend',
      { ...dated, claimBy: '2026-12-01' },
      { state: 'dated', claimBy: null },
    ],
  ])('for %s (%j) returns %j', (_, changes, expected) => {
    expect(expiryOf(accountWith(changes), TODAY)).toMatchObject(expected);
  });

  it('splits the available balance into a lost amount and a carried amount within the carryover limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 5_000_000 }), cents, (currentBalance, carryover) => {
        const expiry = expiryOf(accountWith({ ...dated, currentBalance, carryover }), TODAY);
        if (expiry.state !== 'dated' || !expiry.figures) throw new Error('no figures');
        const { lost, carried } = expiry.figures;
        expect(lost + carried).toBe(Math.max(0, currentBalance));
        expect(lost >= 0 && carried >= 0 && carried <= carryover).toBe(true);
      }),
      runs,
    );
  });
});

describe('contributionsOf', () => {
  const year = { year: 2026, own: 85_000, employer: 50_000, limit: 415_000, remaining: 280_000 };

  it.each([
    ['a limit that includes the employer’s contributions', year, { limit: 415_000, left: 280_000 }],
    [
      'a limit that excludes the employer’s contributions',
      { ...year, remaining: 330_000 },
      { left: 330_000 },
    ],
    ['contributions above the limit', { ...year, limit: 100_000, remaining: 0 }, { left: 0 }],
    [
      'a remaining amount that does not match',
      { ...year, remaining: 281_000 },
      { limit: 415_000, left: null },
    ],
    ['an unknown remaining amount', { ...year, remaining: null }, { limit: 415_000, left: null }],
    ['an account without a limit', { ...year, limit: null }, { own: 85_000, limit: null, left: null }],
    ['a limit of 0, which means no limit', { ...year, limit: 0, remaining: 0 }, { limit: null, left: null }],
  ])('for %s (%j) returns %j', (_, given, expected) => {
    expect(contributionsOf([given], 2026)).toMatchObject(expected);
  });

  it('returns null if the service returned only another year’s contributions, or the same year twice', () => {
    expect(contributionsOf([{ ...year, year: 2025 }], 2026)).toBeNull();
    expect(contributionsOf([year, year], 2026)).toBeNull();
  });

  it('returns a remaining amount only if it is the limit minus the member’s contributions or minus all contributions', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, (own, employer, limit, remaining) => {
        const shown = contributionsOf([{ year: 2026, own, employer, limit, remaining }], 2026);
        if (!shown || shown.left === null) return;
        expect(shown.left).toBeLessThanOrEqual(limit);
        expect([Math.max(0, limit - own), Math.max(0, limit - own - employer)]).toContain(shown.left);
      }),
      runs,
    );
  });
});
