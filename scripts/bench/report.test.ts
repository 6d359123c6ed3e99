import { describe, expect, it } from 'vitest';
import { compare, largest, median, readBudgets, table, BASELINES, type Budgets } from './report.ts';

const budget = { most: 10, unit: 'bytes br', what: 'Size', where: 'bench', why: 'the issue' } as const;
const budgets: Budgets = { size: budget };

describe('median()', () => {
  it.each([
    [[3, 1, 2], 2],
    [[5], 5],
    [[9, 1, 1], 1],
    [[], Number.NaN],
  ])('returns the median of %j: %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('largest()', () => {
  it('returns the largest figure with its note', () => {
    expect(largest([{ value: 1, note: 'a' }, { value: 3, note: 'b' }, { value: 2 }])).toEqual({
      value: 3,
      note: 'b',
    });
  });

  it.each([[[]], [[{ value: 1 }, { value: Number.NaN }]]])('returns NaN if the figures are %j', (figures) => {
    expect(largest(figures).value).toBeNaN();
  });
});

describe('compare()', () => {
  it.each([
    [9, false],
    [10, false],
    [10.01, true],
    [Number.NaN, true],
  ])('for the value %d and a budget of 10, sets `over` to %s', (value, over) => {
    expect(compare({ size: { value } }, budgets)[0]?.over).toBe(over);
  });

  it('throws for a figure without a budget', () => {
    expect(() => compare({ weight: { value: 1 } }, budgets)).toThrow('weight has no budget');
  });
});

describe('table()', () => {
  it.each([
    ['a figure over its budget', { size: { value: 11 } }, /^OVER {2}Size\s+11 of\s+10 bytes br$/],
    [
      'a figure within its budget',
      { size: { value: 9, note: '/' } },
      /^ok {4}Size\s+9 of\s+10 bytes br\s+\/$/,
    ],
  ])('prints the verdict, the value and the budget of %s', (_case, figures, line) => {
    expect(table(compare(figures, budgets))).toMatch(line);
  });
});

describe('the comparison of a time with its budget', () => {
  const timed: Budgets = {
    build: { ...budget, most: 2, unit: 's', what: 'Build', baseline: 'process' },
  };

  it.each([
    [1.99, false],
    [2.01, true],
    [Number.NaN, true],
  ])(
    'uses ratios, not seconds: for the ratio %d and a budgeted ratio of 2, sets `over` to %s',
    (ratio, over) => {
      expect(compare({ build: { value: 100, baseline: 50, ratio } }, timed)[0]?.over).toBe(over);
    },
  );

  it('treats a time without a baseline as over budget', () => {
    expect(compare({ build: { value: 0.1 } }, timed)[0]?.over).toBe(true);
  });

  it('shows the measured time and its baseline, both in seconds', () => {
    const lines = compare({ build: { value: 0.9, baseline: 0.5, ratio: 1.8, note: 'runs 1.80' } }, timed);
    expect(table(lines)).toMatch(
      /^ok {4}Build\s+1\.80 of\s+2\.00 times\s+0\.90 s beside 0\.50 of Node start and loop; runs 1\.80$/,
    );
  });
});

describe('budgets.json', () => {
  const all = Object.entries(readBudgets());

  it.each(all)('gives %s a description, a unit and a reason', (_name, { most, what, unit, why }) => {
    expect(most).toBeGreaterThanOrEqual(0);
    expect([what, unit, why].every((words) => words.length > 0)).toBe(true);
  });

  it.each(all.filter(([, { unit }]) => unit === 's' || unit === 'ms'))(
    'names a known baseline for the measured time %s',
    (_name, { baseline }) => expect(Object.keys(BASELINES)).toContain(baseline),
  );
});
