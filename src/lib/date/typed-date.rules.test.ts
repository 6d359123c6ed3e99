import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toUsDate } from './date.ts';
import { parseTypedDate, type TypedDateError } from './typed-date.rules.ts';

const TODAY = '2026-11-21';

describe('a typed date (000 §5, 001 §5)', () => {
  it.each([
    ['03/14/1984', '1984-03-14'],
    [' 3/4/1984 ', '1984-03-04'],
    ['1/5/26', '2026-01-05'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2000', '2000-02-29'],
    ['01/01/26', '2026-01-01'],
    ['01/01/27', '1927-01-01'],
    ['12/31/99', '1999-12-31'],
    ['12/31/00', '2000-12-31'],
  ])('is parsed: %s becomes %s', (typed, date) => {
    expect(parseTypedDate(typed, TODAY)).toEqual({ date, error: null });
  });

  it.each<[string, TypedDateError]>([
    ['', 'missing'],
    ['  ', 'missing'],
    ['1984-03-14', 'format'],
    ['03/14/198', 'format'],
    ['March 14', 'format'],
    ['03.14.1984', 'format'],
    ['13/14/1984', 'month'],
    ['0/14/1984', 'month'],
    ['111/02/2026', 'format'],
    ['02/29/2023', 'day'],
    ['02/29/1900', 'day'],
    ['04/31/1984', 'day'],
    ['04/00/1984', 'day'],
    ['01/01/0000', 'day'],
  ])('is rejected: %j gives the error "%s"', (typed, error) => {
    expect(parseTypedDate(typed, TODAY)).toEqual({ date: null, error });
  });

  it('in the toUsDate() format is parsed to the original date, and a two-digit year is never read as a future year', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (date) => {
        expect(parseTypedDate(toUsDate(date), TODAY).date).toBe(date);
        const short = toUsDate(date).replace(/\d\d(\d\d)$/, '$1');
        const read = parseTypedDate(short, TODAY).date;
        // A February 29 may exist in the typed century, but not in the century that the parser chooses.
        if (read !== null) expect(Number(read.slice(0, 4))).toBeLessThanOrEqual(2026);
      }),
    );
  });

  it('has the same result with and without leading zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        const typed = toUsDate(addDays(TODAY, days));
        expect(parseTypedDate(typed.replaceAll(/\b0(?=\d\/)/g, ''), TODAY)).toEqual(
          parseTypedDate(typed, TODAY),
        );
      }),
    );
  });

  it('is parsed without an exception, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseTypedDate(text, TODAY)));
  });
});
