import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compare, largest, median, ofRuns, table, type Budgets } from './report.ts';

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

  it('of runs names the runs in their order', () => {
    expect(ofRuns([3, 1, 2], 1)).toEqual({ value: 2, note: 'runs 3.0, 1.0, 2.0' });
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

it('every budget says what it is, its unit and where it comes from', () => {
  const file: Budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
  for (const [name, { most, ...words }] of Object.entries(file)) {
    expect(most === null || most >= 0, name).toBe(true);
    expect(
      Object.values(words).every((word) => word.length > 0),
      name,
    ).toBe(true);
    expect(Object.keys(words).sort(), name).toEqual(['from', 'unit', 'what']);
  }
});
