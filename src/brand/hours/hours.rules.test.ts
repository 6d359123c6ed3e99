import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedAfter, serializeHours, deserializeHours } from './hours.rules.ts';
import { isOpenAt } from './open-at.rules.ts';
import { nextOpenDay } from './next-opening.rules.ts';

const hours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00', timeZone: 'America/Chicago' };

describe('isOpenAt with Monday - Friday 8 AM - 8 PM CT (000 §1)', () => {
  it.each([
    ['the minute before', '2026-11-20T13:59:59Z', false],
    ['the first minute', '2026-11-20T14:00:00Z', true],
    ['the last minute', '2026-11-21T01:59:59Z', true],
    ['closing time', '2026-11-21T02:00:00Z', false],
    ['Saturday', '2026-11-21T18:00:00Z', false],
    ['Sunday', '2026-11-22T18:00:00Z', false],
    ['midnight', '2026-11-20T06:00:00Z', false],
    ['the Friday before clocks go forward', '2026-03-06T14:00:00Z', true],
    ['the Monday after, an hour earlier by UTC', '2026-03-09T13:00:00Z', true],
    ['the Monday after, before eight', '2026-03-09T12:59:00Z', false],
    ['the Friday before clocks go back', '2026-10-30T13:00:00Z', true],
    ['the Monday after, seven by the clock', '2026-11-02T13:00:00Z', false],
  ])('returns whether customer service is open: %s', (_when, moment, open) => {
    expect(isOpenAt(hours, new Date(moment))).toBe(open);
  });
});

describe('isOpenAt on the days on which clocks change in the United States', () => {
  const daily = { days: [1, 2, 3, 4, 5, 6, 7], opens: '01:30', closes: '03:30', timeZone: 'America/Chicago' };
  it.each([
    ['8 March 2026, 01:29 standard time', '2026-03-08T07:29:00Z', false],
    ['8 March 2026, 01:30 standard time', '2026-03-08T07:30:00Z', true],
    ['8 March 2026, 03:00, a minute after 01:59', '2026-03-08T08:00:00Z', true],
    ['8 March 2026, 03:30 daylight time, one hour after opening', '2026-03-08T08:30:00Z', false],
    ['1 November 2026, 01:29 daylight time', '2026-11-01T06:29:00Z', false],
    ['1 November 2026, 01:30 daylight time', '2026-11-01T06:30:00Z', true],
    ['1 November 2026, 01:00 again, in standard time', '2026-11-01T07:00:00Z', false],
    ['1 November 2026, 01:30 again', '2026-11-01T07:30:00Z', true],
    ['1 November 2026, 03:30', '2026-11-01T09:30:00Z', false],
  ])('returns whether customer service is open on %s', (_when, moment, open) => {
    expect(isOpenAt(daily, new Date(moment))).toBe(open);
  });
});

describe('isOpenAt with other time zones or opening hours', () => {
  const at = (timeZone: string, moment: string) => isOpenAt({ ...hours, timeZone }, new Date(moment));
  it.each([
    ['America/New_York', '2026-07-01T12:00:00Z', true],
    ['America/Denver', '2026-07-01T12:00:00Z', false],
    ['America/Denver', '2026-07-01T14:00:00Z', true],
    ['America/Phoenix', '2026-07-01T14:00:00Z', false],
    ['America/Phoenix', '2026-12-01T15:00:00Z', true],
    ['America/Los_Angeles', '2026-07-04T02:59:00Z', true],
    ['America/Los_Angeles', '2026-07-04T03:00:00Z', false],
  ])('uses the local time in %s at %s', (zone, moment, open) => {
    expect(at(zone, moment)).toBe(open);
  });

  it('returns true from midnight until 23:59 if the opening hours are 00:00 to 23:59', () => {
    const day = { ...hours, opens: '00:00', closes: '23:59', days: [6] };
    expect(isOpenAt(day, new Date('2026-11-21T06:00:00Z'))).toBe(true);
    expect(isOpenAt(day, new Date('2026-11-22T05:58:59Z'))).toBe(true);
    expect(isOpenAt(day, new Date('2026-11-22T05:59:00Z'))).toBe(false);
    expect(isOpenAt(day, new Date('2026-11-21T05:59:59Z'))).toBe(false);
  });
});

describe('nextOpenDay', () => {
  const opensOn = (moment: string) => nextOpenDay(hours.days, closedAfter(hours, new Date(moment)));
  it.each([
    ['Friday before eight', '2026-11-20T13:59:59Z', 5],
    ['Friday at closing time', '2026-11-21T02:00:00Z', 1],
    ['Saturday', '2026-11-21T18:00:00Z', 1],
    ['Sunday, which is Monday already in New York', '2026-11-23T05:30:00Z', 1],
    ['Monday before eight', '2026-11-23T06:30:00Z', 1],
    ['Monday evening', '2026-11-24T03:00:00Z', 2],
  ])('returns the weekday of the next opening if it is now %s', (_when, moment, day) => {
    expect(opensOn(moment)).toBe(day);
  });

  it('returns null if no day is open', () => {
    expect(nextOpenDay([], 3)).toBeNull();
  });

  it('returns the weekday on which the next open half hour starts', () => {
    const HALF_HOUR_MS = 30 * 60_000;
    const zones = ['America/New_York', 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu'];
    const times = fc
      .uniqueArray(fc.integer({ min: 0, max: 47 }), { minLength: 2, maxLength: 2 })
      .map((pair) => pair.toSorted((a, b) => a - b))
      .map((pair) =>
        pair.map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`),
      );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        times,
        fc.constantFrom(...zones),
        // Two weeks without a change to or from daylight saving time, which could skip an open hour.
        fc.date({ min: new Date('2026-07-01'), max: new Date('2026-07-15'), noInvalidDate: true }),
        (days, [opens = '', closes = ''], timeZone, now) => {
          const some = { days, opens, closes, timeZone };
          fc.pre(!isOpenAt(some, now));
          const next = Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
          const opening = Array.from({ length: 7 * 48 + 1 }, (_, step) => next + step * HALF_HOUR_MS).find(
            (moment) => isOpenAt(some, new Date(moment)),
          );
          const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(opening);
          const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name) + 1;
          expect(nextOpenDay(days, closedAfter(some, now))).toBe(day);
        },
      ),
    );
  });
});

it('hours that are serialized and deserialized are unchanged', () => {
  expect(deserializeHours(serializeHours(hours))).toEqual(hours);
});
