import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCheckDue, isStale } from './stale-check.rules.ts';

describe('a stale session (000 §4)', () => {
  it.each([
    ['a', 'a', false],
    ['a', 'b', true],
    ['a', null, true],
    ['', null, true],
    [null, 'b', false],
    [null, null, false],
  ])('own %j, now %j: %s', (own, current, stale) => {
    expect(isStale(own, current)).toBe(stale);
  });
});

describe('the check with the services', () => {
  it.each([
    [0, 59_999, false],
    [0, 60_000, true],
    [5000, 4000, true],
    [50_000, 70_000, false],
    [50_000, 110_000, true],
  ])('last made at %i is due at %i: %s', (checkedAt, now, due) => {
    expect(isCheckDue(checkedAt, now)).toBe(due);
  });

  it('is made at most once a minute', () => {
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
