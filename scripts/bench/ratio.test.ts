import { describe, expect, it } from 'vitest';
import { ratioOf } from './ratio.ts';

describe('the ratio of pairs', () => {
  it('is the median of their ratios, so that a slow minute does not count', () => {
    const pairs = [
      { value: 2, yardstick: 1 },
      { value: 30, yardstick: 10 },
      { value: 8, yardstick: 2 },
    ];
    expect(ratioOf(pairs)).toEqual({ value: 3, note: 'of the least 2.00; runs 2.00, 3.00, 4.00' });
  });

  it.each([[[]], [[{ value: Number.NaN, yardstick: 1 }]]])('of %j is not a number', (pairs) => {
    expect(ratioOf(pairs).value).toBeNaN();
  });
});
