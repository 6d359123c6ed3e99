import { describe, expect, it } from 'vitest';
import { compare, median, table } from './report.ts';

const budgets = { size: { most: 10, unit: 'bytes br', what: 'Size' } };

describe('bench report', () => {
  it.each([
    [[3, 1, 2], 2],
    [[5], 5],
    [[9, 1, 1], 1],
  ])('median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it.each([
    [9, false],
    [10, false],
    [10.01, true],
    [Number.NaN, true],
  ])('%d against 10: over is %s', (value, over) => {
    expect(compare({ size: value }, budgets)[0]?.over).toBe(over);
  });

  it('a figure without a budget is an error', () => {
    expect(() => compare({ weight: 1 }, budgets)).toThrow('weight has no budget');
  });

  it('the table marks what is over', () => {
    expect(table(compare({ size: 11 }, budgets))).toMatch(/^OVER {2}Size\s+11 of\s+10 bytes br$/);
  });
});
