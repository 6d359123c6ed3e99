import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { accountWith } from '../spending-account.fixture.ts';
import { balancesOf, contributionsOf, expiryOf } from './account-money.rules.ts';

const TODAY = '2026-11-23';
const cents = fc.integer({ min: 0, max: 5_000_000 });
const runs = { numRuns: propertyRuns(2000) };

describe('balances', () => {
  it.each([
    ['payments pending', { balance: 50_000, currentBalance: 45_000 }, 5000],
    ['none pending', { balance: 50_000, currentBalance: 50_000 }, 0],
    ['more to spend than is posted: unexplained', { balance: 5000, currentBalance: 45_000 }, null],
  ])('%s', (_, changes, pending) => {
    expect(balancesOf(accountWith(changes), TODAY).pending).toBe(pending);
  });

  it.each([
    ['2026-11-22', '2026-11-22'],
    [TODAY, TODAY],
    ['2026-11-24', null],
    [null, null],
  ])('as of %s → %s', (asOf, shown) => {
    expect(balancesOf(accountWith({ asOf }), TODAY).asOf).toBe(shown);
  });

  it('pending and available add up to the posted balance', () => {
    fc.assert(
      fc.property(cents, cents, (balance, currentBalance) => {
        const { available, posted, pending } = balancesOf(accountWith({ balance, currentBalance }), TODAY);
        expect(pending === null ? available > posted : available + pending === posted).toBe(true);
      }),
      runs,
    );
  });
});

describe('money that expires', () => {
  const dated = { useBy: '2026-12-31', claimBy: '2027-03-31', carryover: 6000, currentBalance: 45_000 };

  it.each([
    ['an HSA keeps its money', { kind: 'health-savings' as const }, { state: 'kept' }],
    ['nothing said', {}, { state: 'unsaid' }],
    ['an HSA that says so', { ...dated, kind: 'health-savings' as const }, { state: 'dated' }],
    ['part is carried over', dated, { state: 'dated', figures: { lost: 39_000, carried: 6000 } }],
    ['less than the limit', { ...dated, currentBalance: 500 }, { figures: { lost: 0, carried: 500 } }],
    ['overdrawn', { ...dated, currentBalance: -500 }, { figures: { lost: 0, carried: 0 } }],
    ['unknown carryover', { ...dated, carryover: null }, { state: 'dated', figures: null }],
    ['impossible carryover', { ...dated, carryover: -1 }, { state: 'dated', figures: null }],
    ['the last day', { ...dated, useBy: TODAY }, { state: 'dated', useBy: TODAY }],
    ['over, claims open', { ...dated, useBy: '2026-11-22' }, { state: 'past', claimBy: '2027-03-31' }],
    [
      'all over',
      { ...dated, useBy: '2026-03-31', claimBy: '2026-06-30' },
      { state: 'past', useBy: '2026-03-31', claimBy: null },
    ],
    ['claims end before the money', { ...dated, claimBy: '2026-12-01' }, { state: 'dated', claimBy: null }],
  ])('%s', (_, changes, expected) => {
    expect(expiryOf(accountWith(changes), TODAY)).toMatchObject(expected);
  });

  it('lost and carried add up to what can be spent, and carried is at most the limit', () => {
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

describe('contributions of a year', () => {
  const year = { year: 2026, own: 85_000, employer: 50_000, limit: 415_000, remaining: 280_000 };

  it.each([
    ['both count', year, { limit: 415_000, left: 280_000 }],
    ['only the own money counts', { ...year, remaining: 330_000 }, { left: 330_000 }],
    ['more than the limit', { ...year, limit: 100_000, remaining: 0 }, { left: 0 }],
    ['left does not follow', { ...year, remaining: 281_000 }, { limit: 415_000, left: null }],
    ['left unknown', { ...year, remaining: null }, { limit: 415_000, left: null }],
    ['no limit', { ...year, limit: null }, { own: 85_000, limit: null, left: null }],
    ['a limit of 0 is none', { ...year, limit: 0, remaining: 0 }, { limit: null, left: null }],
  ])('%s', (_, given, expected) => {
    expect(contributionsOf([given], 2026)).toMatchObject(expected);
  });

  it('are unknown if the service has only another year, or the year twice', () => {
    expect(contributionsOf([{ ...year, year: 2025 }], 2026)).toBeNull();
    expect(contributionsOf([year, year], 2026)).toBeNull();
  });

  it('leave a rest of at most the limit, shown only if it matches limit and contributions', () => {
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
