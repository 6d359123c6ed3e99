import { expect, it } from 'vitest';
import { showMoment } from './show-moment.ts';

it.each([
  ['2026-11-12T15:04:00.000Z', 'America/Chicago', 'en-US', 'Nov 12, 2026, 9:04 AM CST'],
  ['2026-07-01T03:30:00+00:00', 'America/New_York', 'en-US', 'Jun 30, 2026, 11:30 PM EDT'],
  ['2026-11-12T15:04:00.000Z', 'America/Chicago', 'es-US', '12 nov 2026, 9:04 a.m. CST'],
])(
  'showMoment, for the moment %s, the time zone %s and the locale %s, returns %s',
  (moment, zone, locale, shown) => {
    expect(showMoment(moment, zone, locale).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(shown);
  },
);
