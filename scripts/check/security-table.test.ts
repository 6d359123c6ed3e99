import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { securityRows, securityTableErrors } from './security-table.ts';

const FILES: Readonly<Record<string, string>> = {
  'a.test.ts': `it('is refused', () => {}); it.each([1])("keeps %s, as \\'b\\' does", () => {});`,
  'docs/decisions/001-a.md': '# A',
};
const errors = (...rows: readonly string[]) => securityTableErrors(rows.join('\n'), (path) => FILES[path]);

it('takes rows that name a test, a decision record, or why they are not met', () => {
  expect(
    errors(
      '| 1.1.1 | Text | How | `a.test.ts`: `is refused` |',
      "| 1.2.1 | Text | How | `a.test.ts`: `keeps %s, as 'b' does` |",
      '| 1.10.1 | Text | Written down | [001](decisions/001-a.md) |',
      '| 2.1.1 | Text | | Not met, because nothing does it. |',
    ),
  ).toEqual([]);
});

it.each([
  ['| 1.1.1 | Text | How | `b.test.ts`: `is refused` |', '1.1.1: no file b.test.ts'],
  ['| 1.1.1 | Text | How | `a.test.ts`: `is ref` |', "1.1.1: no test 'is ref' in a.test.ts"],
  ['| 1.1.1 | Text | How | [002](decisions/002-b.md) |', '1.1.1: no file docs/decisions/002-b.md'],
  ['| 1.1.1 | Text | How | |', "1.1.1: no test, no record and no 'Not met, because'"],
])('finds the error of %s', (row, error) => {
  expect(errors(row)).toEqual([error]);
});

it('finds rows that are out of order, or there twice', () => {
  const row = (number: string) => `| ${number} | Text | | Not met, because nothing does it. |`;
  expect(errors(row('1.10.1'), row('1.2.1'), row('1.2.1'))).toEqual([
    '1.2.1: not after 1.10.1, or twice',
    '1.2.1: not after 1.2.1, or twice',
  ]);
});

it('every test and record that docs/security.md names exists', () => {
  const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  expect(securityRows(text).length).toBeGreaterThanOrEqual(60);
  const read = (path: string) =>
    existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
  expect(securityTableErrors(text, read)).toEqual([]);
});
