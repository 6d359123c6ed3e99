import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/date/date.ts';
import { claimWith, TODAY } from '../claims.fixture.ts';
import type { Claim } from '../claims.schema.ts';
import { eachOnce, findClaims, nameLikeness, readBill, verdictOf, type Bill } from './bill-match.rules.ts';

const DAYS = { from: '2025-11-21', to: TODAY };
const bill = (changes: Partial<Bill> = {}): Bill => ({
  provider: 'Riverside Clinic',
  date: '2026-11-12',
  amount: 4210,
  ...changes,
});

describe('the bill form', () => {
  it.each(['42.10', '$42.10', ' $ 42.1 '])('accepts the amount %j', (amount) =>
    expect(readBill({ provider: ' Riverside Clinic ', date: '11/12/26', amount }, DAYS)).toEqual({
      bill: bill(),
      problems: {},
    }),
  );

  it.each([
    [
      { provider: '', date: '', amount: '' },
      { provider: 'missing', date: 'missing', amount: 'missing' },
    ],
    [
      { provider: '--', date: '13/1/2026', amount: '0' },
      { provider: 'missing', date: 'month', amount: 'invalid' },
    ],
    [
      { provider: 'A', date: '11/22/2026', amount: '-4' },
      { date: 'outside', amount: 'invalid' },
    ],
    [
      { provider: 'A', date: '11/20/2025', amount: '1.234' },
      { date: 'outside', amount: 'invalid' },
    ],
  ])('with %j has the problems %j', (typed, problems) =>
    expect(readBill(typed, DAYS)).toEqual({ bill: null, problems }),
  );
});

describe('the names of providers', () => {
  it.each([
    ['RIVERSIDE clinic', 'Riverside Clinic', 'same'],
    ['Riverside Medical Group', 'Riverside Clinic', 'same'],
    ['Dr. Ana Stone', 'Stone Dental', 'same'],
    ['Ana Stone', 'Ana Ruiz', 'like'],
    ['City Hospital', 'Riverside Hospital', 'unlike'],
    ['', 'Riverside', 'unlike'],
    ['Riverside', '', 'unlike'],
  ])('%j and %j are %s', (name, other, likeness) => {
    expect(nameLikeness(name, other)).toBe(likeness);
    expect(nameLikeness(other, name)).toBe(likeness);
  });
});

const claims = fc
  .array(
    fc.record({
      provider: fc.constantFrom('Riverside Clinic', 'Riverside Dental', 'Corner Pharmacy', ''),
      serviceDate: fc.integer({ min: 0, max: 14 }).map((back) => addDays(TODAY, -back)),
      memberCost: fc.option(fc.constantFrom(0, 4210, 5000), { nil: null }),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((changes, at) => claimWith({ ...changes, number: String(at) })));

describe('findClaims', () => {
  it('returns a single claim only if exactly one claim has the provider and the date of the bill', () => {
    fc.assert(
      fc.property(claims, (all) => {
        const finding = findClaims(bill(), all);
        const isExact = ({ provider, serviceDate }: Claim) =>
          provider.startsWith('Riverside') && serviceDate === '2026-11-12';
        if (finding.state === 'found') {
          expect(all.filter(isExact)).toEqual([finding.claim]);
          return;
        }
        expect(all.filter(isExact)).not.toHaveLength(1);
        const offered = finding.state === 'several' ? finding.claims : [];
        for (const claim of all.filter(isExact)) expect(offered).toContain(claim);
        for (const { serviceDate } of offered) {
          expect(serviceDate >= '2026-11-09').toBe(true);
          expect(serviceDate <= '2026-11-15').toBe(true);
        }
      }),
    );
  });

  it('offers a claim without a provider as a choice only if its day and cost match the bill', () => {
    const claim = claimWith({ provider: '' });
    expect(findClaims(bill(), [claim])).toEqual({ state: 'several', claims: [claim] });
    expect(findClaims(bill({ amount: 1 }), [claim])).toEqual({ state: 'none' });
  });
});

describe('the advice for a bill', () => {
  it.each([
    [4210, {}, true, { state: 'pay', amount: 4210, left: 4210 }],
    [4000, {}, true, { state: 'pay', amount: 4000, left: 4210 }],
    [5000, {}, true, { state: 'too-much', amount: 5000, left: 4210 }],
    [4210, { paid: 1000 }, true, { state: 'too-much', amount: 4210, left: 3210 }],
    [4210, { paid: 4210 }, true, { state: 'already-paid' }],
    [4210, { paid: 4210 }, false, { state: 'payments-unknown' }],
    [5000, {}, false, { state: 'over-cost', cost: 4210 }],
    [4210, { paid: 4210, payee: 'member' as const }, true, { state: 'pay', amount: 4210, left: 4210 }],
    [4210, { paid: 1000, payee: null }, true, { state: 'payee-unknown' }],
    [4210, { planType: 'drug' as const, payee: 'member' as const }, true, { state: 'counter' }],
    [4210, { planType: 'drug' as const }, true, { state: 'pay', amount: 4210, left: 4210 }],
    [4210, { memberCost: 0 }, true, { state: 'nothing-owed' }],
    [4210, { memberCost: null }, true, { state: 'cost-unknown' }],
    [4210, { memberCost: -100 }, true, { state: 'cost-unknown' }],
    [4210, { memberCost: -100 }, false, { state: 'cost-unknown' }],
    [4210, { memberCost: 4210, status: 'in-process' as const }, true, { state: 'open' }],
  ])('of %i cents and a claim with %j (payments known: %j) is %j', (amount, changes, isPaidKnown, verdict) =>
    expect(verdictOf({ amount }, claimWith(changes), isPaidKnown)).toEqual(verdict),
  );

  it('has the state "marked" if the member marked the claim as paid', () =>
    expect(verdictOf({ amount: 4210 }, claimWith(), true, true)).toEqual({ state: 'marked' }));

  it('is "pay" only if the amounts are known and the bill does not exceed the unpaid cost', () => {
    const cost = fc.option(fc.nat(9000), { nil: null });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9000 }),
        cost,
        fc.nat(9000),
        fc.boolean(),
        (amount, memberCost, paid, isKnown) => {
          const verdict = verdictOf({ amount }, claimWith({ memberCost, paid }), isKnown);
          const isPayable = isKnown && memberCost !== null && amount <= memberCost - paid;
          expect(verdict.state === 'pay').toBe(isPayable);
          if (verdict.state === 'pay') expect(verdict.amount).toBe(amount);
        },
      ),
    );
  });
});

describe('a claim that is listed twice', () => {
  const claim = claimWith({ provider: 'Riverside Clinic', serviceDate: '2026-11-12' });

  it('counts as one claim', () => {
    expect(eachOnce([claim, { ...claim }])).toEqual([claim]);
    expect(findClaims(bill(), [claim, { ...claim }])).toEqual({ state: 'found', claim });
    expect(eachOnce([claim, { ...claim, clientId: 'other' }])).toHaveLength(2);
  });

  it('has an unknown cost if the two amounts differ', () => {
    for (const other of [{ memberCost: 9900 }, { status: 'in-process', memberCost: null }] as const) {
      const [once = claim, ...more] = eachOnce([{ ...claim, ...other }, claim]);
      expect(more).toEqual([]);
      expect(verdictOf(bill(), once, true)).toEqual({ state: 'cost-unknown' });
    }
  });
});
