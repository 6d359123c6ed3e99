import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAlwaysOpen, openState } from './place-hours.rules.ts';
import type { PlaceHours } from './place-hours.schema.ts';

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const at = (periods: PlaceHours['periods'], timeZone = 'America/Chicago'): PlaceHours => ({
  timeZone,
  periods,
});
const OFFICE = at([
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
]);
const LUNCH = at([
  { days: [1], opens: '13:00', closes: '18:00' },
  { days: [1], opens: '08:00', closes: '12:00' },
]);
const NIGHT = at([
  { days: [5], opens: '20:00', closes: '24:00' },
  { days: [6], opens: '00:00', closes: '06:00' },
]);
const ALWAYS = at([{ days: ALL_DAYS, opens: '00:00', closes: '24:00' }]);

describe('openState', () => {
  it.each<[string, PlaceHours, string, ReturnType<typeof openState>]>([
    ['in the morning', OFFICE, '2026-11-23T15:00:00Z', { isOpen: true, closes: '17:00' }],
    [
      'a minute before opening time',
      OFFICE,
      '2026-11-23T14:59:00Z',
      { isOpen: false, opens: '09:00', day: null },
    ],
    ['at closing time', OFFICE, '2026-11-23T23:00:00Z', { isOpen: false, opens: '09:00', day: 2 }],
    ['on Saturday afternoon', OFFICE, '2026-11-28T20:00:00Z', { isOpen: false, opens: '09:00', day: 1 }],
    [
      'late on Sunday, which is Monday in London',
      OFFICE,
      '2026-11-23T05:30:00Z',
      { isOpen: false, opens: '09:00', day: 1 },
    ],
    [
      'in another zone',
      { ...OFFICE, timeZone: 'America/Los_Angeles' },
      '2026-11-23T15:00:00Z',
      { isOpen: false, opens: '09:00', day: null },
    ],
    [
      'at lunch, with the periods in any order',
      LUNCH,
      '2026-11-23T18:30:00Z',
      { isOpen: false, opens: '13:00', day: null },
    ],
    [
      'after the only day, until the next week',
      LUNCH,
      '2026-11-24T01:00:00Z',
      { isOpen: false, opens: '08:00', day: 1 },
    ],
    [
      'before midnight, when hours continue on the next day',
      NIGHT,
      '2026-11-28T04:00:00Z',
      { isOpen: true, closes: '06:00' },
    ],
    ['after midnight', NIGHT, '2026-11-28T08:00:00Z', { isOpen: true, closes: '06:00' }],
    [
      'for a place that is open around the clock',
      ALWAYS,
      '2026-11-28T08:00:00Z',
      { isOpen: true, closes: null },
    ],
    [
      'a minute before midnight',
      at([{ days: [1], opens: '08:00', closes: '24:00' }]),
      '2026-11-24T05:59:00Z',
      { isOpen: true, closes: '24:00' },
    ],
    ['in daylight saving time', OFFICE, '2026-07-06T14:00:00Z', { isOpen: true, closes: '17:00' }],
  ])('in the case "%s", with the hours %j at the time %s, returns %j', (_, hours, moment, expected) => {
    expect(openState(hours, new Date(moment))).toEqual(expected);
  });

  const clock = fc
    .integer({ min: 0, max: 24 * 60 })
    .map((all) => [all / 60, all % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':'));
  const anyPeriods = fc.array(
    fc
      .record({
        days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        opens: clock,
        closes: clock,
      })
      .filter(({ opens, closes }) => opens < closes && opens < '24:00'),
    { minLength: 1, maxLength: 4 },
  );

  it('returns a state at any moment, and omits the closing time only for places that never close', () => {
    fc.assert(
      fc.property(
        anyPeriods,
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (periods, moment) => {
          const state = openState(at(periods), moment);
          expect(state).not.toBe(null);
          if (state?.isOpen && state.closes === null)
            for (let hour = 0; hour < 24 * 7; hour += 1)
              expect(openState(at(periods), new Date(moment.getTime() + hour * 3_600_000))?.isOpen).toBe(
                true,
              );
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('isAlwaysOpen', () => {
  it.each([
    [ALWAYS, true],
    [OFFICE, false],
    [at([{ days: [1, 2, 3, 4, 5, 6], opens: '00:00', closes: '24:00' }]), false],
  ])('for %j is %s', (hours, expected) => expect(isAlwaysOpen(hours)).toBe(expected));
});
