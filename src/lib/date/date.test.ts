/** Compares the results of our date functions with luxon's. */
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, hourIn, showDate, today } from './date.ts';

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'Pacific/Honolulu', 'Asia/Kolkata'];
/** A moment from 1900 to 2100, the range of all birth and plan dates. */
const moment = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 0, 1) });
const zone = fc.constantFrom(...ZONES);
const date = moment.map((at) => new Date(at).toISOString().slice(0, 10));
const step = fc.integer({ min: -3000, max: 3000 });
const luxon = (day: string) => DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' });

describe('the date functions', () => {
  it('return the same day and hour as luxon in five time zones, for any moment from 1900 to 2100', () => {
    fc.assert(
      fc.property(zone, moment, (name, at) => {
        const there = DateTime.fromMillis(at, { zone: name });
        expect([today(name, at), hourIn(name, at)]).toEqual([there.toISODate(), there.hour]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['2026-03-08T06:59:59Z', '2026-03-08T08:00:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'])(
    'return the same day and hour as luxon at %s, close to a clock change in Chicago',
    (text) => {
      const at = Date.parse(text);
      const there = DateTime.fromMillis(at, { zone: 'America/Chicago' });
      expect([today('America/Chicago', at), hourIn('America/Chicago', at)]).toEqual([
        there.toISODate(),
        there.hour,
      ]);
    },
  );

  it('add and subtract days and months as luxon does', () => {
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

  it('count as many days between two dates as luxon does', () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        const days = daysBetween(a, b);
        expect(days).toBe(luxon(b).diff(luxon(a), 'days').days);
        expect(addDays(a, days)).toBe(b);
      }),
    );
  });

  it('format dates as luxon does, but with non-breaking spaces', () => {
    fc.assert(
      fc.property(date, date, (day, now) => {
        const year = day.slice(0, 4) === now.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
        expect(showDate(day, now)).toBe(
          luxon(day)
            .toLocaleString({ month: 'short', day: 'numeric', ...year })
            .replaceAll(' ', '\u00a0'),
        );
      }),
    );
  });

  it.each(['', 'yesterday', '2026-13-01'])(
    'return an invalid date unchanged if days or months are added: %j',
    (text) => {
      expect([addDays(text, 3), addMonths(text, 3)]).toEqual([text, text]);
    },
  );
});
