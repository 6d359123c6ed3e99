import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTime, momentOf, skippedBy } from './moments.ts';

describe('a written time', () => {
  it.each([
    ['2026-07-01 12:00', 'America/Chicago', '2026-07-01T17:00:00Z'],
    ['2026-01-01 12:00', 'America/Chicago', '2026-01-01T18:00:00Z'],
    ['2026-03-08 01:59', 'America/New_York', '2026-03-08T06:59:00Z'],
    ['2026-03-08 03:00', 'America/New_York', '2026-03-08T07:00:00Z'],
    ['2026-11-01 02:00', 'America/New_York', '2026-11-01T07:00:00Z'],
    ['2026-01-01 00:00', 'Asia/Kathmandu', '2025-12-31T18:15:00Z'],
  ])('converts to UTC: %s in %s is %s', (written, zone, iso) => {
    expect(momentOf(written, zone)).toBe(Date.parse(iso));
  });

  it('is unchanged after conversion to UTC and back', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Los_Angeles',
    );
    const noons = fc.integer({ min: 0, max: 20_000 }).map((day) => day * 86_400_000 + 12 * 3_600_000);
    fc.assert(
      fc.property(zones, noons, (timeZone, noon) => {
        const written = new Date(noon).toISOString().slice(0, 16).replace('T', ' ');
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
        expect(shown.format(momentOf(written, timeZone))).toBe(written);
      }),
    );
  });

  it.each([
    ['2027-03-14 02:30', 'America/Chicago', '2027-03-14 03:30'],
    ['2027-03-14 02:00', 'America/New_York', '2027-03-14 03:00'],
    ['2027-03-28 02:30', 'Europe/Berlin', '2027-03-28 03:30'],
    ['2026-10-04 02:10', 'Australia/Lord_Howe', '2026-10-04 02:40'],
    ['2027-03-14 01:59', 'America/Chicago', null],
    ['2027-03-14 03:00', 'America/Chicago', null],
    ['2026-11-01 01:30', 'America/Chicago', null],
    ['2027-03-14 02:30', 'America/Phoenix', null],
  ])('is replaced only if daylight saving skips it: %s in %s becomes %s', (written, zone, shown) => {
    expect(skippedBy(written, zone)).toBe(shown);
  });

  it('is replaced by a time that exists, if daylight saving skips it', () => {
    const zones = fc.constantFrom('America/New_York', 'America/Chicago', 'America/Denver', 'Europe/London');
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const written = new Date(minute * 60_000).toISOString().slice(0, 16).replace('T', ' ');
        const instead = skippedBy(written, zone);
        expect(skippedBy(instead ?? written, zone)).toBe(null);
      }),
    );
  });

  it('is accepted in BUILD_TIME only if it is an exact time in UTC', () => {
    expect(buildTime('2026-12-04T12:00:00Z')).toBe(Date.parse('2026-12-04T12:00:00Z'));
    expect(() => buildTime('soon')).toThrow(
      "BUILD_TIME: expected a moment such as 2026-12-04T12:00:00Z, got 'soon'",
    );
  });
});
