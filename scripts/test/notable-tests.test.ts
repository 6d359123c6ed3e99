/** The end of the log names what did not pass at once. */
import { expect, test } from 'vitest';
import { notableInPlaywright, notableInVitest } from './notable-tests.ts';

test('of Vitest: failed tests, and files that do not load', () => {
  const tests = (...statuses: string[]) =>
    statuses.map((status, at) => ({ status, fullName: `group test ${at}` }));
  const report = {
    testResults: [
      { name: '/a.test.ts', message: '', assertionResults: tests('passed', 'failed') },
      { name: '/b.test.ts', message: "Cannot find package 'x'", assertionResults: [] },
      { name: '/c.test.ts', message: '', assertionResults: tests('passed') },
    ],
  };
  expect(notableInVitest(report)).toEqual([
    'failed: /a.test.ts: group test 1',
    'failed: /b.test.ts: does not load',
  ]);
});

test('of Playwright: failed, retried and skipped tests, also in groups', () => {
  const spec = (line: number, status: string) => ({
    title: `test ${line}`,
    file: 'a.spec.ts',
    line,
    tests: [{ status }],
  });
  const report = {
    suites: [
      {
        specs: [spec(1, 'expected'), spec(2, 'unexpected')],
        suites: [{ specs: [spec(3, 'flaky'), spec(4, 'skipped')] }],
      },
    ],
  };
  expect(notableInPlaywright(report)).toEqual([
    'failed: a.spec.ts:2: test 2',
    'retried: a.spec.ts:3: test 3',
    'skipped: a.spec.ts:4: test 4',
  ]);
});

test.each([null, {}, { suites: [{}] }])('that are invalid throw: %j', (report) => {
  expect(() => notableInVitest(report)).toThrow();
  expect(() => notableInPlaywright(report)).toThrow();
});
