import { describe, expect, it } from 'vitest';
import { openAt } from './hours.rules.ts';

const hours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00', timeZone: 'America/Chicago' };

describe('Monday - Friday 8 AM - 8 PM CT (000 §1)', () => {
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
  ])('%s', (_when, moment, open) => {
    expect(openAt(hours, new Date(moment))).toBe(open);
  });
});

describe('the days on which clocks change in the United States', () => {
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
  ])('%s', (_when, moment, open) => {
    expect(openAt(daily, new Date(moment))).toBe(open);
  });
});

describe('hours are meant in their own zone', () => {
  const at = (timeZone: string, moment: string) => openAt({ ...hours, timeZone }, new Date(moment));
  it.each([
    ['America/New_York', '2026-07-01T12:00:00Z', true],
    ['America/Denver', '2026-07-01T12:00:00Z', false],
    ['America/Denver', '2026-07-01T14:00:00Z', true],
    ['America/Phoenix', '2026-07-01T14:00:00Z', false],
    ['America/Phoenix', '2026-12-01T15:00:00Z', true],
    ['America/Los_Angeles', '2026-07-04T02:59:00Z', true],
    ['America/Los_Angeles', '2026-07-04T03:00:00Z', false],
  ])('%s at %s', (zone, moment, open) => {
    expect(at(zone, moment)).toBe(open);
  });

  it('from midnight, and to the last minute of a day', () => {
    const day = { ...hours, opens: '00:00', closes: '23:59', days: [6] };
    expect(openAt(day, new Date('2026-11-21T06:00:00Z'))).toBe(true);
    expect(openAt(day, new Date('2026-11-22T05:58:59Z'))).toBe(true);
    expect(openAt(day, new Date('2026-11-22T05:59:00Z'))).toBe(false);
    expect(openAt(day, new Date('2026-11-21T05:59:59Z'))).toBe(false);
  });
});
