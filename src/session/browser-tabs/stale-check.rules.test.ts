import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCheckDue, isStale } from './stale-check.rules.ts';

describe('isStale (000 §4)', () => {
  it.each([
    ['a', 'a', false],
    ['a', 'b', true],
    ['a', null, true],
    ['', null, true],
    [null, 'b', false],
    [null, null, false],
  ])('for the tab’s cookie %j and the current cookie %j, returns %s', (own, current, stale) => {
    expect(isStale(own, current)).toBe(stale);
  });
});

describe('isCheckDue', () => {
  it.each([
    [0, 59_999, false],
    [0, 60_000, true],
    [5000, 4000, true],
    [50_000, 70_000, false],
    [50_000, 110_000, true],
  ])('for the last check at %i ms and the current time %i ms, returns %s', (checkedAt, now, due) => {
    expect(isCheckDue(checkedAt, now)).toBe(due);
  });

  it('allows at most one check per minute', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600_000 })), (returns) => {
        const requests: number[] = [];
        for (const at of returns.toSorted((a, b) => a - b))
          if (isCheckDue(requests.at(-1) ?? -Infinity, at)) requests.push(at);
        for (const [index, at] of requests.entries())
          if (index > 0) expect(at - (requests[index - 1] ?? 0)).toBeGreaterThanOrEqual(60_000);
      }),
    );
  });
});
