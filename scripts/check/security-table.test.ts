import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { ASVS_NUMBERS } from './security-numbers.fixture.ts';
import { coverageErrors, securityRows, securityTableErrors } from './security-table.fixture.ts';

const FILES: Readonly<Record<string, string>> = {
  'a.test.ts': `it('is refused', () => {}); it.each([1])("keeps %s, as \\'b\\' does", () => {});`,
  'docs/decisions/a.md': '# A',
};
const errors = (...rows: readonly string[]) => securityTableErrors(rows.join('\n'), (path) => FILES[path]);

it('takes rows that name a test, a decision record, or why they are not met', () => {
  expect(
    errors(
      '| 1.1.1 | Text | How | `a.test.ts`: `is refused` |',
      "| 1.2.1 | Text | How | `a.test.ts`: `keeps %s, as 'b' does` |",
      '| 1.10.1 | Text | Written down | [A](decisions/a.md#a) |',
      '| 2.1.1 | Text | | Not met, because nothing does it. |',
    ),
  ).toEqual([]);
});

it.each([
  ['| 1.1.1 | Text | How | `b.test.ts`: `is refused` |', '1.1.1: no file b.test.ts'],
  ['| 1.1.1 | Text | How | `a.test.ts`: `is ref` |', "1.1.1: no test 'is ref' in a.test.ts"],
  ['| 1.1.1 | Text | How | [B](decisions/b.md#b) |', '1.1.1: no file docs/decisions/b.md'],
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

describe('each requirement', () => {
  const NUMBERS = ['1.1.1', '1.1.2', '1.1.3', '1.1.10', '2.1.1', '2.1.2', '3.1.1'];
  const row = (number: string, level = '') =>
    `| ${number} | ${level}Text | | Not met, because nothing does it. |`;
  const coverage = (...lines: readonly string[]) => coverageErrors(lines.join('\n'), NUMBERS);

  it('is a row or left out, by number, range, section or chapter', () => {
    const whole = ['- 1.1.2–1.1.10, 2.1: There is none.', '- 3: There is none.', row('1.1.1')];
    expect(coverage(...whole, row('4.1.1', '(L3) '))).toEqual([]);
  });

  it.each([
    [
      'in neither',
      ['- 1.1.2–1.1.3, 2: None.', row('1.1.1'), row('3.1.1')],
      '1.1.10: neither a row nor left out',
    ],
    ['in both', ['- 1, 2, 3: None.', row('1.1.1')], '1.1.1: in 2 places'],
    ['left out twice', ['- 1, 2, 3: None.', '- 1.1.1: None.'], '1.1.1: in 2 places'],
    ['left out without a reason', ['- 1, 2: None.', '- 3: '], '3.1.1: neither a row nor left out'],
    ['of level 3 without its mark', ['- 1, 2, 3: None.', row('4.1.1')], '4.1.1: marked with the wrong level'],
    [
      'marked as level 3 without being one',
      ['- 1, 2: None.', row('3.1.1', '(L3) ')],
      '3.1.1: marked with the wrong level',
    ],
    ['left out and unknown', ['- 1, 2, 3, 1.1.4: None.'], '1.1.4: no requirement of level 1 or 2'],
  ])('%s is an error', (_, lines, error) => {
    expect(coverage(...lines)).toEqual([error]);
  });
});

it('the list has the 253 numbers of levels 1 and 2', () => {
  expect(new Set(ASVS_NUMBERS).size).toBe(253);
});

it('docs/security.md has each requirement, and every test and record that it names exists', () => {
  const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  expect(securityRows(text).length).toBeGreaterThanOrEqual(60);
  const read = (path: string) =>
    existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
  expect([...securityTableErrors(text, read), ...coverageErrors(text, ASVS_NUMBERS)]).toEqual([]);
});
