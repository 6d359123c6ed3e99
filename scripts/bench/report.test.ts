import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compare, largest, median, table, YARDSTICKS, type Budgets } from './report.ts';

const budget = { most: 10, unit: 'bytes br', what: 'Size', from: 'the issue' };
const budgets: Budgets = { size: budget, ratio: { ...budget, most: null, unit: 'times', what: 'Ratio' } };

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[5], 5],
    [[9, 1, 1], 1],
    [[], Number.NaN],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('the largest figure', () => {
  it('keeps its note', () => {
    expect(largest([{ value: 1, note: 'a' }, { value: 3, note: 'b' }, { value: 2 }])).toEqual({
      value: 3,
      note: 'b',
    });
  });

  it.each([[[]], [[{ value: 1 }, { value: Number.NaN }]]])('of %j is not a number', (figures) => {
    expect(largest(figures).value).toBeNaN();
  });
});

describe('compare', () => {
  it.each([
    [9, false],
    [10, false],
    [10.01, true],
    [Number.NaN, true],
  ])('%d against 10: over is %s', (value, over) => {
    expect(compare({ size: { value } }, budgets)[0]?.over).toBe(over);
  });

  it.each([
    [1e9, false],
    [Number.NaN, true],
  ])('%d without a limit: over is %s', (value, over) => {
    expect(compare({ ratio: { value } }, budgets)[0]?.over).toBe(over);
  });

  it('a figure without a budget is an error', () => {
    expect(() => compare({ weight: { value: 1 } }, budgets)).toThrow('weight has no budget');
  });
});

describe('table', () => {
  it.each([
    ['what is over', { size: { value: 11 } }, /^OVER {2}Size\s+11 of\s+10 bytes br$/],
    ['what is good', { size: { value: 9, note: '/' } }, /^ok {4}Size\s+9 of\s+10 bytes br\s+\/$/],
    ['what is not judged', { ratio: { value: 3.14 } }, /^ {6}Ratio\s+3\.14 of\s+- times$/],
  ])('marks %s', (_case, figures, line) => {
    expect(table(compare(figures, budgets))).toMatch(line);
  });
});

describe('a time', () => {
  const timed: Budgets = {
    build: { ...budget, most: 2, unit: 's', what: 'Build', yardstick: 'process', quiet: 0.8 },
  };

  it.each([
    [1.99, false],
    [2.01, true],
    [Number.NaN, true],
  ])('%d times its yardstick against 2: over is %s, whatever the seconds', (ratio, over) => {
    expect(compare({ build: { value: 100, yardstick: 50, ratio } }, timed)[0]?.over).toBe(over);
  });

  it('that was measured without its yardstick is over', () => {
    expect(compare({ build: { value: 0.1 } }, timed)[0]?.over).toBe(true);
  });

  it('shows its seconds and its yardstick', () => {
    const lines = compare({ build: { value: 0.9, yardstick: 0.5, ratio: 1.8, note: 'runs 1.80' } }, timed);
    expect(table(lines)).toMatch(
      /^ok {4}Build\s+1\.80 of\s+2\.00 times\s+0\.90 s beside 0\.50 of Node start and loop, quiet 0\.80; runs 1\.80$/,
    );
  });
});

describe('the budgets', () => {
  const file: Budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
  const all = Object.entries(file);

  it.each(all)(
    '%s says what it is, its unit and where it comes from',
    (_name, { most, what, unit, from }) => {
      expect(most === null || most >= 0).toBe(true);
      expect([what, unit, from].every((word) => word.length > 0)).toBe(true);
    },
  );

  it.each(all.filter(([, { unit }]) => unit === 's' || unit === 'ms'))(
    '%s is a time, so it has a yardstick and its time on a quiet machine',
    (_name, { yardstick, quiet, most }) => {
      expect(Object.keys(YARDSTICKS)).toContain(yardstick);
      expect(quiet).toBeGreaterThan(0);
      expect(most).toBeGreaterThan(0);
    },
  );

  it.each(all.filter(([, { yardstick }]) => yardstick !== undefined))(
    '%s: a regression of 40 %% fails',
    (_name, { most, usual = Number.NaN }) => {
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(1.4 * usual);
    },
  );
});
