import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toUsDate } from '../lib/date.ts';
import { readTypedDate } from './date-field.rules.ts';

const TODAY = '2026-11-21';

describe('a typed date (001 §5 ‘Date fields’)', () => {
  it.each([
    ['11/02/2026', '2026-11-02'],
    [' 11/02/2026 ', '2026-11-02'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2000', '2000-02-29'],
    ['01/31/26', '2026-01-31'],
    ['01/31/27', '1927-01-31'],
    ['01/31/99', '1999-01-31'],
    ['01/31/00', '2000-01-31'],
  ])('%s is %s', (text, date) => {
    expect(readTypedDate(text, TODAY)).toEqual({ date, problem: null });
  });

  it.each([
    ['', 'format'],
    ['1/2/2026', 'format'],
    ['2026-11-02', 'format'],
    ['11/02/202', 'format'],
    ['11.02.2026', 'format'],
    ['00/10/2026', 'month'],
    ['13/10/2026', 'month'],
    ['02/29/2026', 'day'],
    ['02/29/1900', 'day'],
    ['04/31/2026', 'day'],
    ['04/00/2026', 'day'],
  ])('%j breaks the rule of the %s', (text, problem) => {
    expect(readTypedDate(text, TODAY)).toEqual({ date: null, problem });
  });

  it('reads back every day that the portal writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        const date = addDays(TODAY, days);
        expect(readTypedDate(toUsDate(date), TODAY).date).toBe(date);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readTypedDate(text, TODAY)));
  });
});
