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

it('securityTableErrors() accepts rows that name a test or a decision, or say why the requirement is not met', () => {
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
])('securityTableErrors() reports the error in %s', (row, error) => {
  expect(errors(row)).toEqual([error]);
});

it('securityTableErrors() reports rows that are out of order or duplicated', () => {
  const row = (number: string) => `| ${number} | Text | | Not met, because nothing does it. |`;
  expect(errors(row('1.10.1'), row('1.2.1'), row('1.2.1'))).toEqual([
    '1.2.1: not after 1.10.1, or twice',
    '1.2.1: not after 1.2.1, or twice',
  ]);
});

describe('coverageErrors()', () => {
  const NUMBERS = ['1.1.1', '1.1.2', '1.1.3', '1.1.10', '2.1.1', '2.1.2', '3.1.1'];
  const row = (number: string, level = '') =>
    `| ${number} | ${level}Text | | Not met, because nothing does it. |`;
  const coverage = (...lines: readonly string[]) => coverageErrors(lines.join('\n'), NUMBERS);

  it('accepts a requirement that has a row or is excluded by range, section or chapter', () => {
    const whole = ['- 1.1.2–1.1.10, 2.1: There is none.', '- 3: There is none.', row('1.1.1')];
    expect(coverage(...whole, row('4.1.1', '(L3) '))).toEqual([]);
  });

  it.each([
    [
      'without a row and not excluded',
      ['- 1.1.2–1.1.3, 2: None.', row('1.1.1'), row('3.1.1')],
      '1.1.10: neither a row nor left out',
    ],
    ['listed in a row and excluded', ['- 1, 2, 3: None.', row('1.1.1')], '1.1.1: in 2 places'],
    ['excluded twice', ['- 1, 2, 3: None.', '- 1.1.1: None.'], '1.1.1: in 2 places'],
    ['excluded without a reason', ['- 1, 2: None.', '- 3: '], '3.1.1: neither a row nor left out'],
    [
      'of level 3 but not marked as level 3',
      ['- 1, 2, 3: None.', row('4.1.1')],
      '4.1.1: marked with the wrong level',
    ],
    [
      'marked as level 3 but of level 1 or 2',
      ['- 1, 2: None.', row('3.1.1', '(L3) ')],
      '3.1.1: marked with the wrong level',
    ],
    ['excluded but unknown', ['- 1, 2, 3, 1.1.4: None.'], '1.1.4: no requirement of level 1 or 2'],
  ])('reports a requirement that is %s', (_, lines, error) => {
    expect(coverage(...lines)).toEqual([error]);
  });
});

it('ASVS_NUMBERS contains the 253 requirements of levels 1 and 2', () => {
  expect(new Set(ASVS_NUMBERS).size).toBe(253);
});

it('docs/security.md covers each requirement and names only tests and decisions that exist', () => {
  const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  expect(securityRows(text).length).toBeGreaterThanOrEqual(60);
  const read = (path: string) =>
    existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
  expect([...securityTableErrors(text, read), ...coverageErrors(text, ASVS_NUMBERS)]).toEqual([]);
});
