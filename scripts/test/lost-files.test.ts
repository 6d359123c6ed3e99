/** A crashed worker leaves its file in the report with pending tests or none; a worker that did not start leaves nothing. */
import { expect, test } from 'vitest';
import { lostFiles } from './lost-files.ts';

const file = (name: string, statuses: string[], message = '') => ({
  name,
  status: 'failed',
  message,
  assertionResults: statuses.map((status) => ({ status, title: 'a test' })),
});
const report = {
  testResults: [
    file('/passed.test.ts', ['passed', 'passed']),
    file('/failed.test.ts', ['passed', 'failed']),
    file('/crashed-in-a-test.test.ts', ['pending', 'pending']),
    file('/crashed-before.test.ts', []),
    file('/does-not-load.test.ts', [], "Cannot find package 'x'"),
  ],
};
const listed = [...report.testResults, { name: '/not-started.test.ts' }].map(({ name }) => ({ file: name }));

test('files whose worker crashed or did not start are lost; errors of a file are not', () => {
  expect(lostFiles(report, listed)).toEqual([
    '/crashed-in-a-test.test.ts',
    '/crashed-before.test.ts',
    '/not-started.test.ts',
  ]);
});

test.each([null, {}, [], { testResults: [{}] }])('other shapes throw: %j', (other) => {
  expect(() => lostFiles(other, listed)).toThrow();
  expect(() => lostFiles(report, [{}])).toThrow();
});
