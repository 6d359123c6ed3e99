import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, withoutFormula } from './csv.ts';

/** A minimal parser for RFC 4180, independent of our code. */
function parse(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let within = false;
  const text = file.replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (within && letter === '"' && text[at + 1] === '"') cell += text[(at += 1)];
    else if (letter === '"') within = !within;
    else if (within) cell += letter;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += letter;
  }
  return rows;
}

const cell = fc.oneof(
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', ',', '\r', '\n', '\t', '=', '+', '-', '@', '＝', ' ', 'é', '1', "'"), {
      maxLength: 8,
    })
    .map((letters) => letters.join('')),
);
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

describe('comma-separated values', () => {
  it.each([
    ['plain text', 'Riverside Clinic', 'Riverside Clinic'],
    ['a comma', 'Stone, A.', '"Stone, A."'],
    ['quotes', 'the "Elm"', '"the ""Elm"""'],
    ['a line end', 'one\ntwo', '"one\ntwo"'],
    ['a formula', '=HYPERLINK("http://a.example")', '"\'=HYPERLINK(""http://a.example"")"'],
    ['a plus sign', '+1', "'+1"],
    ['a minus sign', '-2+3', "'-2+3"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', '"\'\r=1"'],
    ['a full-width sign', '＝1', "'＝1"],
    ['a number', '42.10', '42.10'],
    ['a negative number', '-3.00', '-3.00'],
  ])('are quoted, or neutralized with an apostrophe, only if necessary: %s', (_, text, written) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('parse back to the same values, except that formulas are neutralized', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(parse(toCsv(rows))).toEqual(rows.map((row) => row.map(withoutFormula)));
      }),
      { numRuns: 300 },
    );
  });

  it('contain no formula, and differ from the original text at most by a leading apostrophe', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const safe = withoutFormula(text);
        expect(/^[=+@\t\r\n＝＋－＠]/.test(safe)).toBe(false);
        expect(safe.startsWith('-') && !/^-\d+(\.\d+)?$/.test(safe)).toBe(false);
        expect([text, `'${text}`]).toContain(safe);
      }),
      { numRuns: 300 },
    );
  });
});
