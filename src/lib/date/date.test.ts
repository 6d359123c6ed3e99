/** Calendar dates compared with the results of luxon. */
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, hourIn, showDate, today } from './date.ts';

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'Pacific/Honolulu', 'Asia/Kolkata'];
/** 1900 to 2100, which includes all birth dates and plans. */
const moment = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 0, 1) });
const zone = fc.constantFrom(...ZONES);
const date = moment.map((at) => new Date(at).toISOString().slice(0, 10));
const step = fc.integer({ min: -3000, max: 3000 });
const luxon = (day: string) => DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' });

describe('calendar dates equal those of luxon', () => {
  it('for today and the hour, in every zone at every moment, including clock changes', () => {
    fc.assert(
      fc.property(zone, moment, (name, at) => {
        const there = DateTime.fromMillis(at, { zone: name });
        expect([today(name, at), hourIn(name, at)]).toEqual([there.toISODate(), there.hour]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['2026-03-08T06:59:59Z', '2026-03-08T08:00:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'])(
    'for today at %s, when clocks change in Chicago',
    (text) => {
      const at = Date.parse(text);
      const there = DateTime.fromMillis(at, { zone: 'America/Chicago' });
      expect([today('America/Chicago', at), hourIn('America/Chicago', at)]).toEqual([
        there.toISODate(),
        there.hour,
      ]);
    },
  );

  it('for days and months added or subtracted', () => {
    fc.assert(
      fc.property(date, step, (day, count) => {
        expect(addDays(day, count)).toBe(luxon(day).plus({ days: count }).toISODate());
        expect(addMonths(day, count % 240)).toBe(
          luxon(day)
            .plus({ months: count % 240 })
            .toISODate(),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('for the days between two dates, which lead from the first date to the second', () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        const days = daysBetween(a, b);
        expect(days).toBe(luxon(b).diff(luxon(a), 'days').days);
        expect(addDays(a, days)).toBe(b);
      }),
    );
  });

  it('in the formats that people read', () => {
    fc.assert(
      fc.property(date, date, (day, now) => {
        const year = day.slice(0, 4) === now.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
        expect(showDate(day, now, 'en-US')).toBe(
          luxon(day)
            .toLocaleString({ month: 'short', day: 'numeric', ...year })
            .replaceAll(' ', '\u00a0'),
        );
      }),
    );
  });

  it.each(['', 'yesterday', '2026-13-01'])('but %j, which is no date, is shown unchanged', (text) => {
    expect([addDays(text, 3), addMonths(text, 3)]).toEqual([text, text]);
  });
});
