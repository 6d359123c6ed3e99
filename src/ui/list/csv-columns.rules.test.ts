import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/text/money.ts';
import { amountCell, csvLines, fileScope, type CsvColumn } from './csv-columns.rules.ts';

describe('the CSV download of a list', () => {
  const columns: CsvColumn<number>[] = [
    { heading: 'Number', cell: String },
    { heading: 'Double', cell: (row) => String(2 * row) },
  ];

  it('contains headings, one line per row, and a note padded to the number of columns', () => {
    expect(csvLines(columns, [1, 2])).toEqual([
      ['Number', 'Double'],
      ['1', '2'],
      ['2', '4'],
    ]);
    expect(csvLines(columns, [], 'Not complete')).toEqual([
      ['Number', 'Double'],
      ['Not complete', ''],
    ]);
  });

  it.each([
    [3, 3, 0, 'fileAll'],
    [2, 3, 0, 'fileFiltered'],
    [3, 3, 1, 'fileReadable'],
    [2, 3, 1, 'fileFiltered'],
  ])('with %d of %d rows, and %d unreadable rows, has the scope %s', (written, all, leftOut, scope) => {
    expect(fileScope(written, all, leftOut)).toBe(scope);
  });
});

describe('amountCell', () => {
  it.each([
    [0, '0.00'],
    [7, '0.07'],
    [4210, '42.10'],
    [-305, '-3.05'],
    [125_000, '1250.00'],
  ])('writes %d cents as %s', (cents, text) => expect(amountCell(cents)).toBe(text));

  it('writes an amount that toCents() parses back to the original number of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(amountCell(cents))).toBe(cents);
      }),
    );
  });
});
