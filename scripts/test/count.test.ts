/** The last line of `npm test` is right also when a runner crashes. */
import { describe, expect, test } from 'vitest';
import { countPlaywright, countStep, countVitest, lastLine, namesIn, NONE, sum } from './count.ts';

const vitest = {
  numTotalTests: 12,
  numPassedTests: 9,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  success: false,
};
const playwright = {
  config: {},
  errors: [],
  stats: {
    startTime: '2026-11-20T10:00:00Z',
    duration: 1,
    expected: 20,
    unexpected: 2,
    flaky: 1,
    skipped: 3,
  },
};

describe('reports', () => {
  test('of Vitest: skipped and planned tests count as failed', () => {
    expect(countVitest(vitest)).toEqual({ passed: 9, failed: 3, skipped: 2, retried: 0 });
  });

  test('of Playwright: skipped tests count as failed, tests that passed when retried as passed', () => {
    expect(countPlaywright(playwright)).toEqual({ passed: 21, failed: 5, skipped: 3, retried: 1 });
  });

  test.each([null, {}, { stats: {} }, { numPassedTests: '9' }])('that are invalid throw: %j', (report) => {
    expect(() => countVitest(report)).toThrow();
    expect(() => countPlaywright(report)).toThrow();
  });
});

test('the tests that a runner lists are named, in order', () => {
  const spec = (title: string) => ({ title, ok: true });
  const listed = {
    ...playwright,
    suites: [
      { title: 'a.ts', specs: [spec('one')], suites: [{ title: 'group', specs: [spec('two')] }] },
      { title: 'b.ts', specs: [spec('three')] },
    ],
  };
  expect(namesIn(listed)).toEqual(['one', 'two', 'three']);
  expect(() => namesIn(playwright)).toThrow();
});

test.each([
  { what: 'a step that passes without tests', ok: true, reported: NONE, failed: 0 },
  { what: 'a build that fails', ok: false, reported: NONE, failed: 1 },
  {
    what: 'a runner that crashes after passed tests',
    ok: false,
    reported: { passed: 4, failed: 0, skipped: 0, retried: 0 },
    failed: 1,
  },
  {
    what: 'a runner that names its failed tests',
    ok: false,
    reported: { passed: 4, failed: 2, skipped: 0, retried: 0 },
    failed: 2,
  },
  {
    what: 'a runner that skips tests and is content',
    ok: true,
    reported: { passed: 4, failed: 1, skipped: 1, retried: 0 },
    failed: 1,
  },
])('$what adds $failed failed', ({ ok, reported, failed }) => {
  expect(countStep(ok, reported)).toEqual({ ...reported, failed });
});

test('the last line adds up the steps', () => {
  expect(lastLine(sum([countStep(false, NONE), countVitest(vitest), countPlaywright(playwright)]))).toBe(
    '30 passed, 9 failed',
  );
});
