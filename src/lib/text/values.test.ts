/** Parsing and formatting of dates, money, texts and failures. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  hourIn,
  parseWireDate,
  showDate,
  showLongDate,
  toCompactDate,
  today,
  toUsDate,
} from '../date/date.ts';
import { kindOfStatus, statusText } from '../remote/failure.ts';
import { InvalidArgumentError, translator } from './i18n.ts';
import { showMoney, toCents } from './money.ts';

describe('dates', () => {
  it.each([
    ['20260228', '2026-02-28'],
    ['02/28/2026', '2026-02-28'],
    ['2026-02-28', '2026-02-28'],
    ['2026-02-28T23:59:59Z', '2026-02-28'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2026', null],
    ['20260230', null],
    ['13/01/2026', null],
    ['2026-00-10', null],
    ['00000101', null],
    ['2/8/2026', null],
    ['', null],
    ['today', null],
  ])('are parsed from the formats of services, or to null if invalid: %j becomes %j', (wire, iso) => {
    expect(parseWireDate(wire)).toBe(iso);
  });

  it('parse to the same day in each format, for any day in four centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -140_000, max: 10_000 }), (days) => {
        const day = addDays('2026-01-01', days);
        expect(parseWireDate(day)).toBe(day);
        expect(parseWireDate(toCompactDate(day))).toBe(day);
        expect(parseWireDate(toUsDate(day))).toBe(day);
        expect(daysBetween('2026-01-01', day)).toBe(days);
      }),
    );
  });

  it.each([
    ['America/Chicago', '2026-11-21T05:59:59Z', '2026-11-20', 23],
    ['America/Chicago', '2026-11-21T06:00:00Z', '2026-11-21', 0],
    ['America/Los_Angeles', '2026-11-21T06:00:00Z', '2026-11-20', 22],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22', 0],
  ])('depend on the time zone: today in %s at %s is %s', (zone, moment, day, hour) => {
    expect(today(zone, Date.parse(moment))).toBe(day);
    expect(hourIn(zone, Date.parse(moment))).toBe(hour);
  });

  it('keep their day of the month, or get an earlier day, when moved by months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -36, max: 36 }), (days, months) => {
        const day = addDays('2000-01-01', days);
        const moved = addMonths(day, months);
        const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        expect(monthOf(moved) - monthOf(day)).toBe(months);
        expect(Number(moved.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
      }),
    );
  });

  it('contain non-breaking spaces, and omit the current year in the short format', () => {
    expect(showDate('2026-11-03', '2026-11-21')).toBe('Nov\u00a03');
    expect(showDate('2025-12-31', '2026-01-01')).toBe('Dec\u00a031,\u00a02025');
    expect(showLongDate('2026-09-14')).toBe('September\u00a014,\u00a02026');
  });
});

describe('money', () => {
  it.each([
    [42.1, 4210],
    ['42.10', 4210],
    ['$1,250.00', 125_000],
    ['-3', -300],
    [0, 0],
    ['0', 0],
    [0.1 + 0.2, 30],
    ['', null],
    ['none', null],
    [Number.NaN, null],
    [Infinity, null],
  ])('is parsed to cents, or to null if it is not a number: %j becomes %j', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('is always shown with two decimals (001 §2)', () => {
    expect([0, 5, 4210, 125_000].map((cents) => showMoney(cents))).toEqual([
      '$0.00',
      '$0.05',
      '$42.10',
      '$1,250.00',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
        expect(toCents(showMoney(cents))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});

describe('the translation helper (000 §5, 001 §8)', () => {
  const t = translator('greetings', {
    plain: 'Hello {name}',
    count: { one: '{count} claim', other: '{count} claims' },
  });

  it.each([
    ['plain', { name: 'Maria' }, 'Hello Maria'],
    ['plain', {}, 'Hello {name}'], // wrong type on purpose, as from an untyped caller
    ['count', { count: 1 }, '1 claim'],
    ['count', { count: 0 }, '0 claims'],
    ['count', { count: 2 }, '2 claims'],
  ] as const)('fills the text %s with %j, which gives %j', (key, params, expected) => {
    expect(Reflect.apply(t, undefined, [key, params])).toBe(expected);
  });

  it.each([[''], [undefined], [null], [7], [{}]])(
    'throws an invalid-argument error if the first argument is %j',
    (argument) => {
      // Uses a wrong type on purpose, as an untyped caller could.
      expect(() => Reflect.apply(t, undefined, [argument]) as unknown).toThrow(InvalidArgumentError);
    },
  );
});

describe('failures', () => {
  it.each([
    [200, 'Unexpected error (200 is a successful XHR request but something else went wrong...)'],
    [400, 'Bad data.'],
    [401, 'User unauthenticated.'],
    [403, 'Authorization failed.'],
    [404, 'The requested page was not found'],
    [407, 'You need to authenticate with a proxy.'],
    [
      409,
      'Your access to the portal is not accessible. If you wish to gain access or have any questions, please reach out to your agency.',
    ],
    [500, 'The server reported an error.'],
    [503, undefined],
    [undefined, undefined],
  ])('with the status %s have the message %j (000 §8)', (status, expected) => {
    expect(statusText(status)).toBe(expected);
  });

  it.each([
    [408, 'timeout'],
    [429, 'unavailable'],
    [502, 'unavailable'],
    [599, 'unavailable'],
    [418, 'rejected'],
  ] as const)('have a kind that depends on the status: %d is %s', (status, kind) => {
    expect(kindOfStatus(status)).toBe(kind);
  });
});
