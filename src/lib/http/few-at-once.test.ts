import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('fewAtOnce starts each task once, in order, and never runs more tasks at a time than allowed', async () => {
  const started: number[] = [];
  let running = 0;
  let most = 0;
  await fewAtOnce([5, 6, 7, 8, 9], 2, async (item, index) => {
    started.push(item * 10 + index);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(started).toEqual([50, 61, 72, 83, 94]);
  expect(most).toBe(2);
});

it('fewAtOnce rejects with the error of the first task that fails', async () => {
  await expect(fewAtOnce([1, 2], 3, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
