import { describe, expect, it } from 'vitest';
import { ratioOf, runsBeside, timeOf } from './ratio.ts';

const PAIRS = [
  { value: 2, baseline: 1 },
  { value: 30, baseline: 10 },
  { value: 8, baseline: 2 },
];

describe('ratioOf()', () => {
  it('returns the median of the ratios, so that one slow run does not count', () => {
    expect(ratioOf(PAIRS)).toEqual({ value: 3, note: 'of the least 2.00; runs 2.00, 3.00, 4.00' });
  });

  it.each([[[]], [[{ value: Number.NaN, baseline: 1 }]]])('returns NaN for the pairs %j', (pairs) => {
    expect(ratioOf(pairs).value).toBeNaN();
    expect(timeOf(pairs).ratio).toBeNaN();
  });
});

it('timeOf() returns the medians of time, baseline and ratio', () => {
  expect(timeOf(PAIRS)).toEqual({ value: 8, baseline: 2, ratio: 3, note: 'runs 2.00, 3.00, 4.00' });
});

it('runsBeside() pairs each run with the mean of the baselines before and after it', async () => {
  const order: string[] = [];
  let measured = 0;
  const baseline = (): Promise<number> => {
    order.push('baseline');
    measured += 1;
    return Promise.resolve(measured);
  };
  const pairs = await runsBeside(baseline, 2, (run) => {
    order.push(`run ${run}`);
    return Promise.resolve(run * 100);
  });
  expect(order).toEqual(['baseline', 'run 1', 'baseline', 'run 2', 'baseline']);
  expect(pairs).toEqual([
    { value: 100, baseline: 1.5 },
    { value: 200, baseline: 2.5 },
  ]);
});
