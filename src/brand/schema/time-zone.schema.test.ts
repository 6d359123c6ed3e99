import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { timeZone } from './time-zone.schema.ts';

const said = (name: string): string | undefined => v.safeParse(timeZone, name).issues?.[0].message;

describe('a time zone', () => {
  it.each(['America/Chicago', 'America/Indiana/Knox', 'US/Central', 'Pacific/Honolulu', 'UTC', 'Etc/UTC'])(
    'may be %s',
    (name) => {
      expect(said(name)).toBeUndefined();
    },
  );

  it('may be any zone that Intl lists and that is named after a location', () => {
    const names = Intl.supportedValuesOf('timeZone').filter(
      (name) => name.includes('/') && !name.startsWith('Etc/'),
    );
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => said(name) !== undefined)).toEqual([]);
  });

  it.each([
    ['EST', 'America/New_York'],
    ['EDT', 'America/New_York'],
    ['ct', 'America/Chicago'],
    ['CST', 'America/Chicago'],
    ['MST', 'America/Denver'],
    ['PDT', 'America/Los_Angeles'],
    ['AKST', 'America/Anchorage'],
    ['HST', 'Pacific/Honolulu'],
  ])('must not be the abbreviation %s; the error suggests %s', (name, zone) => {
    expect(said(name)).toBe(`expected a time zone by place: ${zone}, which follows daylight saving time`);
  });

  it.each(['-06:00', '+05', 'GMT+6', 'Etc/GMT+6', 'UTC-6'])('must not be the offset %s', (name) => {
    expect(said(name)).toBe(
      'expected a time zone by place such as America/Chicago: an offset is wrong for half of the year',
    );
  });

  it.each([
    ['America/Chicgo', 'America/Chicago'],
    ['america/denver', 'America/Denver'],
    ['Minnesota', 'America/Chicago'],
    ['Etc/GMT', 'America/Chicago'],
    ['', 'America/Chicago'],
  ])("must not be '%s'; the error suggests %s", (name, example) => {
    expect(said(name)).toBe(`expected a time zone such as ${example}`);
  });
});
