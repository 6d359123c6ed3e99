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
