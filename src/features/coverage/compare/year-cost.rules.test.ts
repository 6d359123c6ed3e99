import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, EXAMPLE_COSTS, EXAMPLE_YEARS, YEARS, type ExampleCare } from './example-years.ts';
import { yearCost, type PlanNumbers } from './year-cost.rules.ts';

const SILVER: PlanNumbers = {
  premium: 41_235,
  deductible: 450_000,
  outOfPocketMaximum: 870_000,
  coinsurance: 30,
  beforeDeductible: [{ care: 'PREVENTIVE', copay: 0 }],
};
const sumOf = (plan: PlanNumbers, care: readonly ExampleCare[]) => {
  const result = yearCost(plan, care);
  return 'sum' in result ? result.sum : null;
};

describe('the example years', () => {
  it('have the costs of the federal coverage examples', () => {
    expect(EXAMPLE_COSTS).toEqual({ fracture: 280_000, diabetes: 560_000, birth: 1_270_000 });
  });

  it('rise in cost from good to ordinary to bad, and are not defined for dental plans', () => {
    for (const market of ['U65', 'MED'] as const) {
      const costs = YEARS.map((year) => costOf(EXAMPLE_YEARS[market]?.[year] ?? []));
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      expect(new Set(costs).size).toBe(3);
    }
    expect(EXAMPLE_YEARS.DEN).toBeNull();
  });
});

describe('the cost of a year', () => {
  it.each<[string, Partial<PlanNumbers>, readonly ExampleCare[], [number, boolean]]>([
    ['a checkup', {}, [], [0, false]],
    ['care below the deductible', {}, ['fracture'], [280_000, false]],
    ['care above the deductible', {}, ['diabetes'], [450_000 + 33_000, false]],
    ['care above the maximum', { coinsurance: 40 }, ['birth', 'diabetes'], [870_000, true]],
    [
      'a checkup with a copay',
      { beforeDeductible: [{ care: 'PREVENTIVE', copay: 2_500 }] },
      [],
      [2_500, false],
    ],
    [
      'a copay above the maximum',
      { beforeDeductible: [{ care: 'PREVENTIVE', copay: 2_500 }], outOfPocketMaximum: 2_000 },
      [],
      [2_000, true],
    ],
    ['a share with half a cent', { deductible: 0, coinsurance: 12.5 }, ['fracture'], [35_000, false]],
    [
      'no care and no maximum',
      { outOfPocketMaximum: null, deductible: null, coinsurance: null },
      [],
      [0, false],
    ],
  ])(
    'for %s (plan %j, care %j) is the premiums plus the cost of care; [cost of care in cents, isCapped] is %j',
    (_what, changes, care, [paid, isCapped]) => {
      const premiums = 494_820; // 12 × $412.35
      expect(sumOf({ ...SILVER, ...changes }, care)).toEqual({
        premiums,
        care: paid,
        isCapped,
        total: premiums + paid,
      });
    },
  );

  it.each<[string, Partial<PlanNumbers>, readonly ExampleCare[], string[]]>([
    ['a price', { premium: null }, [], ['premium']],
    ['the price of a checkup', { beforeDeductible: [] }, [], ['checkup']],
    ['what it pays before the deductible', { beforeDeductible: null }, ['fracture'], ['checkup']],
    ['a deductible', { deductible: null }, ['fracture'], ['deductible']],
    ['a share', { coinsurance: null }, ['fracture'], ['coinsurance']],
    ['a maximum', { outOfPocketMaximum: null }, ['fracture'], ['outOfPocketMaximum']],
    [
      'a maximum for a copay',
      { outOfPocketMaximum: null, beforeDeductible: [{ care: 'PREVENTIVE', copay: 2_500 }] },
      [],
      ['outOfPocketMaximum'],
    ],
    [
      'anything',
      {
        premium: null,
        deductible: null,
        coinsurance: null,
        outOfPocketMaximum: null,
        beforeDeductible: null,
      },
      ['birth'],
      ['premium', 'checkup', 'deductible', 'coinsurance', 'outOfPocketMaximum'],
    ],
  ])('is unknown if the plan does not state %s', (_what, changes, care, missing) => {
    expect(yearCost({ ...SILVER, ...changes }, care)).toEqual({ missing });
  });

  const cents = fc.nat(2_000_000);
  const plan = fc.record({
    premium: fc.nat(400_000),
    deductible: cents,
    outOfPocketMaximum: cents,
    coinsurance: fc.double({ min: 0, max: 100, noNaN: true }),
    beforeDeductible: fc.nat(20_000).map((copay) => [{ care: 'PREVENTIVE' as const, copay }]),
  });
  const care = fc.subarray<ExampleCare>(['fracture', 'diabetes', 'birth']);
  const totalOf = (numbers: PlanNumbers, examples: readonly ExampleCare[]): number =>
    sumOf(numbers, examples)?.total ?? Number.NaN;

  it('is in whole cents, at least the premiums, and at most the premiums plus the out-of-pocket maximum', () => {
    fc.assert(
      fc.property(plan, care, (numbers, examples) => {
        const total = totalOf(numbers, examples);
        expect(Number.isInteger(total)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(12 * numbers.premium);
        expect(total).toBeLessThanOrEqual(12 * numbers.premium + numbers.outOfPocketMaximum);
      }),
    );
  });

  it('is not lower with more care or with a more expensive plan', () => {
    const more = fc.record({
      premium: fc.nat(1000),
      deductible: fc.nat(100_000),
      outOfPocketMaximum: fc.nat(100_000),
      coinsurance: fc.nat(20),
    });
    fc.assert(
      fc.property(
        plan,
        care,
        fc.constantFrom<ExampleCare>('fracture', 'diabetes', 'birth'),
        more,
        (numbers, examples, added, add) => {
          const total = totalOf(numbers, examples);
          expect(totalOf(numbers, [...examples, added])).toBeGreaterThanOrEqual(total);
          const dearer = {
            ...numbers,
            premium: numbers.premium + add.premium,
            deductible: numbers.deductible + add.deductible,
            outOfPocketMaximum: numbers.outOfPocketMaximum + add.outOfPocketMaximum,
            coinsurance: Math.min(100, numbers.coinsurance + add.coinsurance),
          };
          expect(totalOf(dearer, examples)).toBeGreaterThanOrEqual(total);
        },
      ),
    );
  });
});
