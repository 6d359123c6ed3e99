import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { estimate, plannedCost } from './what-if.rules.ts';

const limits = { deductibleLeft: 100_000, maximumLeft: 300_000 };
const exactly = (cents: number) => ({ least: cents, most: cents });

describe('estimate', () => {
  it('charges the member the full price while the cost is below the deductible', () => {
    expect(estimate(40_000, limits, 20)).toEqual({
      steps: [{ name: 'deductible', cost: 40_000, member: exactly(40_000), plan: exactly(0) }],
      member: exactly(40_000),
      plan: exactly(0),
      reachesMaximum: 'no',
    });
  });

  it('splits costs between member and plan after the deductible, and charges only the plan after the out-of-pocket maximum', () => {
    const result = estimate(2_000_000, limits, 20);
    expect(result?.steps).toEqual([
      { name: 'deductible', cost: 100_000, member: exactly(100_000), plan: exactly(0) },
      { name: 'shared', cost: 1_000_000, member: exactly(200_000), plan: exactly(800_000) },
      { name: 'plan', cost: 900_000, member: exactly(0), plan: exactly(900_000) },
    ]);
    expect(result).toMatchObject({
      member: exactly(300_000),
      plan: exactly(1_700_000),
      reachesMaximum: 'yes',
    });
  });

  it('returns a range if the member’s share is unknown', () => {
    const result = estimate(200_000, limits, null);
    expect(result?.member).toEqual({ least: 100_000, most: 200_000 });
    expect(result?.plan).toEqual({ least: 0, most: 100_000 });
    expect(result?.reachesMaximum).toBe('no');
    expect(estimate(900_000, limits, null)).toMatchObject({
      member: { least: 100_000, most: 300_000 },
      reachesMaximum: 'maybe',
    });
  });

  it.each([
    ['a reached deductible', { deductibleLeft: 0, maximumLeft: 300_000 }, 0, ['shared']],
    ['a reached maximum', { deductibleLeft: 50_000, maximumLeft: 0 }, 0, ['plan']],
    ['a plan without a deductible', { deductibleLeft: null, maximumLeft: 10_000 }, 0, ['shared']],
    [
      'a plan without a maximum',
      { deductibleLeft: 10_000, maximumLeft: null },
      10_000,
      ['deductible', 'shared'],
    ],
    [
      'a deductible above the maximum',
      { deductibleLeft: 50_000, maximumLeft: 20_000 },
      20_000,
      ['deductible', 'plan'],
    ],
  ])('for %s (%j) returns the minimum cost of %i cents and the steps %j', (_, stated, least, steps) => {
    const result = estimate(30_000, stated, 0);
    expect(result?.member.least).toBe(least);
    expect(result?.steps.map(({ name }) => name)).toEqual(steps);
  });

  it('returns a range if the deductible is not stated, even if the share is known', () => {
    const result = estimate(30_000, { deductibleLeft: null, maximumLeft: 90_000 }, 20);
    expect(result?.member).toEqual({ least: 6000, most: 30_000 });
  });

  it("sets reachesMaximum to 'no' if the maximum was already reached before this cost", () => {
    expect(estimate(30_000, { deductibleLeft: 0, maximumLeft: 0 }, 20)?.reachesMaximum).toBe('no');
  });

  it('returns null for a plan without stated limits', () => {
    expect(estimate(30_000, { deductibleLeft: null, maximumLeft: null }, 20)).toBeNull();
  });
});

const left = fc.option(fc.nat(1_000_000));
const share = fc.option(fc.nat(100));
const cost = fc.nat(3_000_000);
const runs = { numRuns: propertyRuns(2000) };

describe('the estimate of any cost with any limits', () => {
  it('never charges the member more than the out-of-pocket maximum, and divides the full cost between member and plan', () => {
    fc.assert(
      fc.property(cost, left, left, share, (cents, deductibleLeft, maximumLeft, percent) => {
        const result = estimate(cents, { deductibleLeft, maximumLeft }, percent);
        if (!result) return;
        const { member, plan, steps } = result;
        expect(member.most).toBeLessThanOrEqual(maximumLeft ?? Infinity);
        expect(member.least).toBeLessThanOrEqual(member.most);
        expect(member.least + plan.most).toBe(cents);
        expect(member.most + plan.least).toBe(cents);
        expect(steps.reduce((total, step) => total + step.cost, 0)).toBe(cents);
        for (const step of steps) {
          expect(step.member.least).toBeGreaterThanOrEqual(0);
          expect(step.plan.least).toBeGreaterThanOrEqual(0);
          expect(step.member.most + step.plan.least).toBe(step.cost);
        }
      }),
      runs,
    );
  });

  it('never decreases for the member or the plan when the cost increases', () => {
    fc.assert(
      fc.property(
        cost,
        fc.nat(100_000),
        left,
        left,
        share,
        (cents, more, deductibleLeft, maximumLeft, percent) => {
          const [less, greater] = [cents, cents + more].map((price) =>
            estimate(price, { deductibleLeft, maximumLeft }, percent),
          );
          if (!less || !greater) return;
          for (const payer of ['member', 'plan'] as const) {
            expect(greater[payer].least).toBeGreaterThanOrEqual(less[payer].least);
            expect(greater[payer].most).toBeGreaterThanOrEqual(less[payer].most);
          }
        },
      ),
      runs,
    );
  });

  it('for a known share lies within the range for an unknown share', () => {
    fc.assert(
      fc.property(cost, left, left, fc.nat(100), (cents, deductibleLeft, maximumLeft, percent) => {
        const stated = { deductibleLeft, maximumLeft };
        const [exact, range] = [estimate(cents, stated, percent), estimate(cents, stated, null)];
        if (!exact || !range) return;
        expect(exact.member.most).toBeLessThanOrEqual(range.member.most);
        expect(exact.member.least).toBeGreaterThanOrEqual(range.member.least);
      }),
      runs,
    );
  });
});

describe('plannedCost', () => {
  it.each([
    ['1200', 120_000],
    ['$1,200.50', 120_050],
    [' 80 ', 8000],
    ['1000000', 100_000_000],
    ['1000001', null],
    ['0', null],
    ['', null],
    ['-5', null],
    ['1,20', null],
    ['about 80', null],
    ['1.234', null],
  ])('reads %j as %j cents', (typed, cents) => expect(plannedCost(typed)).toBe(cents));
});
