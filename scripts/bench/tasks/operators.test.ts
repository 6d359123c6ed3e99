import { describe, expect, it } from 'vitest';
import { NOTHING, secondsOf } from './operators.ts';

describe('seconds of a task', () => {
  it('are none for nothing', () => {
    expect(secondsOf(NOTHING, 'desk')).toBe(0);
  });

  it.each([
    [{ presses: 2 }, 'desk', 2.6],
    [{ presses: 1, thoughts: 1, waitedMs: 300 }, 'phone', 2.8],
    [{ typed: 10, homings: 2 }, 'desk', 3.6],
    [{ typed: 3, homings: 2 }, 'phone', 1],
    [{ words: 238 }, 'phone', 60],
    [{ scrolls: 4 }, 'desk', 2],
  ] as const)('of %j on a %s are %d', (counts, device, seconds) => {
    expect(secondsOf({ ...NOTHING, ...counts }, device)).toBeCloseTo(seconds, 5);
  });
});
