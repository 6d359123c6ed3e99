import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { accumulationWith, amountsWith, individualWith } from './progress.fixture.ts';
import {
  BAR_MINIMUMS,
  capBenefitBank,
  figuresOf,
  isShown,
  pendingPercentage,
  percentageOf,
  shownPercentage,
} from './progress-figures.rules.ts';

const deductible = { kind: 'deductible', network: 'in-network' } as const;
const outOfNetwork = { kind: 'deductible', network: 'out-of-network' } as const;
const maximum = { kind: 'out-of-pocket-maximum', network: 'in-network' } as const;
const bank = { kind: 'benefit-bank', network: 'in-network' } as const;
const visits = { kind: 'visits', network: 'in-network' } as const;
const other = { kind: 'other', network: 'other' } as const;

describe('isShown (001 §5)', () => {
  it.each([
    ['an in-network deductible without an achieved amount', deductible, 0, 300_000, null, true],
    ['an in-network out-of-pocket maximum without an achieved amount', maximum, 0, 600_000, null, true],
    ['an out-of-network deductible without an achieved amount', outOfNetwork, 0, 300_000, null, false],
    ['an out-of-network deductible with one cent achieved', outOfNetwork, 1, 300_000, null, true],
    ['an in-network deductible with threshold 0', deductible, 0, 0, null, false],
    ['a deductible with threshold 0 and an amount', deductible, 5000, 0, null, false],
    ['a negative threshold', deductible, 0, -1, null, false],
    ['a benefit bank without an amount', bank, 0, 50_000, null, false],
    ['a benefit bank with an amount', bank, 100, 50_000, null, true],
    ['an unknown code with an amount', other, 100, 50_000, null, true],
    ['an unknown code without an amount', other, 0, 50_000, null, false],
    ['used visits with threshold 0', visits, 0, 0, 2, true],
    ['unused visits', visits, 0, 2000, 0, false],
    ['visits without a count', visits, 0, 2000, null, false],
    ['occurrences of a code that is not counted', bank, 0, 50_000, 3, false],
  ])(
    'for %s (%j, achieved %j of %j, used %j times) returns %s',
    (_, accumulator, achieved, threshold, occurrences, shown) => {
      expect(isShown(accumulator, { achieved, threshold, occurrences })).toBe(shown);
    },
  );
});

describe('the achieved percentage (001 §5)', () => {
  it.each([
    [125_000, 300_000, 42],
    [0, 300_000, 0],
    [300_000, 300_000, 100],
    [360_000, 300_000, 100],
    [-100, 300_000, 0],
    [5000, 0, 0],
    [299_000, 300_000, 100],
  ])('for %i cents of a limit of %i cents is %i', (achieved, threshold, percentage) => {
    expect(percentageOf({ achieved, threshold })).toBe(percentage);
  });

  it.each([
    [0, 4, 0],
    [1, 4, 3],
    [2, 4, 3],
    [3, 4, 3],
    [4, 4, 4],
    [5, 5, 5],
    [100, 100, 100],
  ])(
    '%i is drawn as %i percent in an accumulator’s main bar and as %i in one member’s bar',
    (percentage, leading, member) => {
      for (const slot of ['summary', 'health-plans', 'claims'] as const) {
        expect(shownPercentage(percentage, BAR_MINIMUMS[slot].leading)).toBe(leading);
        expect(shownPercentage(percentage, BAR_MINIMUMS[slot].member)).toBe(member);
      }
    },
  );

  it('does not mean that the limit is reached if it was rounded up to 100', () => {
    expect(figuresOf(amountsWith({ achieved: 299_000, threshold: 300_000 })).isReached).toBe(false);
    expect(figuresOf(amountsWith({ achieved: 300_000, threshold: 300_000 })).isReached).toBe(true);
    expect(figuresOf(amountsWith({ achieved: 0, threshold: 0 })).isReached).toBe(false);
  });
});

const cents = fc.integer({ min: -100_000, max: 2_000_000 });
const amounts = fc.record({
  achieved: cents,
  threshold: cents,
  pending: fc.option(cents),
  asOf: fc.constant(null),
  occurrences: fc.option(fc.nat(40)),
});
const minimums = fc.constantFrom(BAR_MINIMUMS.summary.leading, BAR_MINIMUMS.summary.member);
const runs = { numRuns: propertyRuns(2000) };

describe('the progress figures for arbitrary amounts', () => {
  it('are drawn with achieved and pending parts that add up to at most 100 percent', () => {
    fc.assert(
      fc.property(amounts, minimums, (wire, minimum) => {
        const figures = figuresOf(wire);
        const shown = shownPercentage(figures.percentage, minimum);
        const pending = pendingPercentage(figures, shown);
        expect(shown).toBeGreaterThanOrEqual(0);
        expect(pending).toBeGreaterThanOrEqual(0);
        expect(shown + pending).toBeLessThanOrEqual(100);
        if (figures.percentage === 0 && minimum.from === 1) expect(shown).toBe(0);
      }),
      runs,
    );
  });

  it('contain an achieved amount and an amount left that add up to the threshold', () => {
    fc.assert(
      fc.property(amounts, (wire) => {
        const { achieved, pending, threshold, left } = figuresOf(wire);
        expect(achieved).toBeGreaterThanOrEqual(0);
        expect(achieved).toBeLessThanOrEqual(threshold);
        expect(achieved + left).toBe(threshold);
        expect(pending).toBeGreaterThanOrEqual(0);
        expect(pending).toBeLessThanOrEqual(left);
      }),
      runs,
    );
  });
});

describe('a benefit bank (001 §5 BKP)', () => {
  const over = { achieved: 60_000, threshold: 50_000 };

  it('caps the achieved amounts of each person and of the family at their own thresholds', () => {
    const capped = capBenefitBank(
      accumulationWith({
        typeCode: 'BKP',
        kind: 'benefit-bank',
        family: { description: 'Benefit bank', ...amountsWith({ achieved: 130_000, threshold: 100_000 }) },
        individuals: [individualWith(over), individualWith({ achieved: 20_000, threshold: 50_000 })],
      }),
    );
    expect(capped.family?.achieved).toBe(100_000);
    expect(capped.individual?.individuals.map(({ achieved }) => achieved)).toEqual([50_000, 20_000]);
  });

  it('is the only kind of accumulator that is capped', () => {
    const deductibleOver = accumulationWith({ individuals: [individualWith(over)] });
    expect(capBenefitBank(deductibleOver)).toBe(deductibleOver);
  });

  it('has a family total that never exceeds the family threshold', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.array(amounts), (achieved, threshold, people) => {
        const { family, individual } = capBenefitBank(
          accumulationWith({
            kind: 'benefit-bank',
            family: { description: '', ...amountsWith({ achieved, threshold }) },
            individuals: people.map((person) => individualWith(person)),
          }),
        );
        expect(family?.achieved).toBeLessThanOrEqual(threshold);
        for (const person of individual?.individuals ?? [])
          expect(person.achieved).toBeLessThanOrEqual(Math.max(0, person.threshold));
      }),
      runs,
    );
  });
});
