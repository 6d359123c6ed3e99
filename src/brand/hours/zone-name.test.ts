import { expect, it } from 'vitest';
import { COMMON_ZONES, ZONE_NAMES_OF, zoneName } from './zone-name.ts';

it.each(COMMON_ZONES)('the listed name of %s is the name that Intl gives', (timeZone, name) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' });
  expect(format.format(ZONE_NAMES_OF)).toContain(` ${name}`);
});

it.each([
  ['America/Anchorage', 'AKT'],
  ['Pacific/Honolulu', 'HST'],
])('zoneName() finds the name of a zone that is not listed: %s', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});
