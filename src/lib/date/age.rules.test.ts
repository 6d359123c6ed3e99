import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, isOldEnough } from './age.rules.ts';
import { addDays, addMonths, today } from './date.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('ageOn (000 §5)', () => {
  it.each([
    ['2012-11-22', '2026-11-21', 13],
    ['2012-11-22', '2026-11-22', 14],
    ['2012-11-22', '2026-11-23', 14],
    ['2012-12-31', '2026-01-01', 13],
    ['2012-01-01', '2026-12-31', 14],
    ['2026-11-22', '2026-11-22', 0],
    ['2026-11-23', '2026-11-22', -1],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2008-03-01', '2026-02-28', 17],
    ['1900-02-28', '2000-02-29', 100],
  ])('for a birth on %s and the day %s, returns %i', (birth, on, age) => {
    expect(ageOn(birth, on)).toBe(age);
  });

  it('increases by one on each birthday, but on no other day', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 110 }),
        fc.integer({ min: 1, max: 364 }),
        (birth, years, later) => {
          const isLeapDay = birth.endsWith('-02-29');
          const anniversary = addMonths(birth, 12 * years);
          const birthday = isLeapDay && !anniversary.endsWith('-29') ? addDays(anniversary, 1) : anniversary;
          expect(ageOn(birth, addDays(birthday, -1))).toBe(years - 1);
          expect(ageOn(birth, birthday)).toBe(years);
          expect(ageOn(birth, addDays(birthday, later))).toBe(years);
        },
      ),
    );
  });

  it('never decreases over time', () => {
    fc.assert(
      fc.property(day, day, fc.nat(5000), (birth, on, later) => {
        expect(ageOn(birth, addDays(on, later))).toBeGreaterThanOrEqual(ageOn(birth, on));
      }),
    );
  });
});

describe('isOldEnough', () => {
  it.each([
    ['2012-11-22', 14, '2026-11-22', true],
    ['2012-11-23', 14, '2026-11-22', false],
    ['2026-11-22', 0, '2026-11-22', true],
    ['2026-11-23', 0, '2026-11-22', false],
  ])('for a birth on %s, a minimum age of %i and the day %s, returns %s', (birth, minimum, on, isOld) => {
    expect(isOldEnough(birth, minimum, on)).toBe(isOld);
  });

  it('returns true in New York and false in Chicago while only New York has reached the birthday', () => {
    const moment = Date.parse('2026-11-22T05:30:00Z');
    const [eastern, central] = ['America/New_York', 'America/Chicago'].map((zone) => today(zone, moment));
    expect([eastern, central].map((on) => isOldEnough('2012-11-22', 14, on ?? ''))).toEqual([true, false]);
  });
});
