import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, today, toUsDate } from '../../lib/date/date.ts';
import { REGISTRATION_TYPES, RELATIONSHIPS } from './register.schema.ts';
import { readBirthDate, readGuardianBirthDate, type AgeContext } from './birth-date.rules.ts';
import { isMember } from './registration-types.rules.ts';

const TODAY = '2026-11-22';
const GUARDIAN = 'CUSTODIAL PARENT/GUARDIAN';

const context = (changes: Partial<AgeContext> = {}): AgeContext => ({
  type: 'MREG',
  relationship: 'SELF',
  memberAge: 14,
  today: TODAY,
  ...changes,
});

describe('the birth date of a registration', () => {
  it.each<[string, Partial<AgeContext>, string]>([
    ['11/22/2012', {}, '2012-11-22'],
    ['11/23/2012', {}, 'young'],
    ['11/23/2012', { memberAge: 12 }, '2012-11-23'],
    ['11/22/2014', { memberAge: 12 }, '2014-11-22'],
    ['11/23/2014', { memberAge: 12 }, 'young'],
    // The form sets no minimum age for visitors, because only the service knows the minimum age of their state.
    ['11/22/26', { type: 'VU65', relationship: null }, '2026-11-22'],
    ['11/23/2026', {}, 'future'],
    ['11/23/26', {}, 'future'],
    ['11/23/27', {}, '1927-11-23'],
    ['11/22/1896', {}, '1896-11-22'],
    ['11/22/1895', {}, 'old'],
    ['11/22/2012', { relationship: GUARDIAN }, '2012-11-22'],
    ['11/23/2012', { relationship: GUARDIAN }, 'youngChild'],
    ['11/23/2014', { relationship: GUARDIAN, memberAge: 12 }, 'youngChild'],
    ['11/23/2008', { relationship: GUARDIAN }, '2008-11-23'],
    ['11/22/2008', { relationship: GUARDIAN }, 'adult'],
    ['02/29/2012', { today: '2026-02-28' }, 'young'],
    ['02/29/2012', { today: '2026-03-01' }, '2012-02-29'],
    ['02/29/2011', {}, 'day'],
    ['13/01/1990', {}, 'month'],
    ['1990-01-01', {}, 'format'],
    ['', {}, 'missing'],
  ])('typed as %s in the context %j gives the date or error %s', (typed, changes, expected) => {
    const { date, error } = readBirthDate(typed, context(changes));
    expect(date ?? error).toBe(expected);
  });

  const changes = fc.record({
    type: fc.constantFrom(...REGISTRATION_TYPES),
    relationship: fc.constantFrom(...RELATIONSHIPS, null),
    memberAge: fc.constantFrom(12, 14),
  });

  it('is valid on the day the person reaches the minimum age, but not on the day before', () => {
    fc.assert(
      fc.property(changes, (chosen) => {
        const given = context(chosen);
        const born = addMonths(TODAY, -12 * (isMember(given.type) ? given.memberAge : 0));
        expect(readBirthDate(toUsDate(born), given).date).toBe(born);
        expect(readBirthDate(toUsDate(addDays(born, 1)), given).date).toBe(null);
      }),
    );
  });

  it('becomes valid at midnight in the brand’s time zone on the day the person reaches the minimum age', () => {
    const halfPastMidnight = Date.parse('2026-11-22T00:30:00-05:00'); // in New York
    const young = ['America/New_York', 'America/Chicago', 'America/Denver'].map(
      (zone) => readBirthDate('11/22/2012', context({ today: today(zone, halfPastMidnight) })).error,
    );
    expect(young).toEqual([null, 'young', 'young']);
  });

  it('is valid only if it is a real day that is not in the future', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(...'0123456789/'), maxLength: 10 }),
      fc.integer({ min: -60_000, max: 1000 }).map((days) => toUsDate(addDays(TODAY, days))),
    );
    fc.assert(
      fc.property(typed, changes, (text, chosen) => {
        const { date } = readBirthDate(text, context(chosen));
        if (date !== null) expect(date <= TODAY && addDays(date, 0) === date).toBe(true);
      }),
    );
  });
});

it.each([
  ['11/22/2008', '2008-11-22'],
  ['11/23/2008', 'youngGuardian'],
  ['11/23/2026', 'future'],
  ['11/22/1895', 'old'],
  ['', 'missing'],
])('a guardian’s birth date that is typed as %j gives the date or error %s', (typed, expected) => {
  const { date, error } = readGuardianBirthDate(typed, TODAY);
  expect(date ?? error).toBe(expected);
});
