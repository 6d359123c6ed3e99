import { afterEach, expect, it, vi } from 'vitest';
import { alternately } from './alternately.ts';

afterEach(() => vi.restoreAllMocks());

it('alternately() measures the two sides in changing order, and drops the first pair of results', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const order: string[] = [];
  const side = (name: string, factor: number) => ({
    name,
    measure: (run: number) => {
      order.push(`${name}${run}`);
      return Promise.resolve(factor * (run + 1));
    },
  });
  const pairs = await alternately('Build', 's', 2, { ours: side('a', 1), theirs: side('b', 10) });
  expect(order).toEqual(['b0', 'a0', 'a1', 'b1', 'b2', 'a2']);
  expect(pairs).toEqual([
    { value: 2, baseline: 20 },
    { value: 3, baseline: 30 },
  ]);
});
