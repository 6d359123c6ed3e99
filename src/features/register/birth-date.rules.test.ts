import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, today, toUsDate } from '../../lib/date.ts';
import { REGISTRATION_TYPES, RELATIONSHIPS } from './register.schema.ts';
import { minimumAge, readBirthDate, readGuardianBirthDate, type AgeContext } from './birth-date.rules.ts';

const TODAY = '2026-11-22';
const GUARDIAN = 'CUSTODIAL PARENT/GUARDIAN';

const visitor = (brandState: 'PA' | 'DE') => ({
  minimumVisitorAge: { otherwise: 0, byState: { DE: 19, WV: 18 } },
  brandState,
});

const context = (changes: Partial<AgeContext> = {}): AgeContext => ({
  type: 'MREG',
  relationship: 'SELF',
  zipCode: '',
  ages: { member: 14, visitor: visitor('PA') },
  today: TODAY,
  ...changes,
});

const DELAWARE = { member: 14, visitor: visitor('DE') };

describe('the minimum age (000 §5)', () => {
  it.each<[Partial<AgeContext>, number]>([
    [{}, 14],
    [{ ages: { member: 12, visitor: visitor('PA') } }, 12],
    [{ type: 'MU65', relationship: 'SPOUSE' }, 14],
    [{ relationship: GUARDIAN }, 14],
    [{ type: 'VU65', relationship: null }, 0],
    [{ type: 'VU65', relationship: null, zipCode: '19801' }, 19],
    [{ type: 'VMED', relationship: null, zipCode: ' 25301 ' }, 18],
    // The state of the zip code, not the brand's, unless the zip code has none
    [{ type: 'VU65', relationship: null, zipCode: '15222', ages: DELAWARE }, 0],
    [{ type: 'VU65', relationship: null, zipCode: '09012', ages: DELAWARE }, 19],
    [{ type: 'VU65', relationship: null, zipCode: '1980', ages: DELAWARE }, 0],
  ])('%j: %i', (changes, age) => {
    expect(minimumAge(context(changes))).toBe(age);
  });
});

describe('a birth date', () => {
  it.each<[string, Partial<AgeContext>, string]>([
    ['11/22/2012', {}, '2012-11-22'],
    ['11/23/2012', {}, 'young'],
    ['11/23/2012', { ages: { member: 12, visitor: visitor('PA') } }, '2012-11-23'],
    ['11/22/2014', { ages: { member: 12, visitor: visitor('PA') } }, '2014-11-22'],
    ['11/23/2014', { ages: { member: 12, visitor: visitor('PA') } }, 'young'],
    ['11/22/07', { type: 'VU65', relationship: null, zipCode: '19801' }, '2007-11-22'],
    ['11/23/07', { type: 'VU65', relationship: null, zipCode: '19801' }, 'young'],
    ['11/22/26', { type: 'VU65', relationship: null }, '2026-11-22'],
    ['11/23/2026', {}, 'future'],
    ['11/23/26', {}, 'future'],
    ['11/23/27', {}, '1927-11-23'],
    ['11/22/1896', {}, '1896-11-22'],
    ['11/22/1895', {}, 'old'],
    ['11/22/2012', { relationship: GUARDIAN }, '2012-11-22'],
    ['11/23/2012', { relationship: GUARDIAN }, 'youngChild'],
    ['11/23/2014', { relationship: GUARDIAN, ages: { member: 12, visitor: visitor('PA') } }, 'youngChild'],
    ['11/23/2008', { relationship: GUARDIAN }, '2008-11-23'],
    ['11/22/2008', { relationship: GUARDIAN }, 'adult'],
    ['02/29/2012', { today: '2026-02-28' }, 'young'],
    ['02/29/2012', { today: '2026-03-01' }, '2012-02-29'],
    ['02/29/2011', {}, 'day'],
    ['13/01/1990', {}, 'month'],
    ['1990-01-01', {}, 'format'],
    ['', {}, 'missing'],
  ])('%s in %j: %s', (typed, changes, expected) => {
    const { date, error } = readBirthDate(typed, context(changes));
    expect(date ?? error).toBe(expected);
  });

  const changes = fc.record({
    type: fc.constantFrom(...REGISTRATION_TYPES),
    relationship: fc.constantFrom(...RELATIONSHIPS, null),
    zipCode: fc.constantFrom('', '15222', '19801', '25301', '09012'),
    ages: fc.record({
      member: fc.constantFrom(12, 14),
      visitor: fc.constantFrom('PA' as const, 'DE' as const).map(visitor),
    }),
  });

  it('is valid on the birthday itself, and not on the day before', () => {
    fc.assert(
      fc.property(changes, (chosen) => {
        const given = context(chosen);
        const born = addMonths(TODAY, -12 * minimumAge(given));
        expect(readBirthDate(toUsDate(born), given).date).toBe(born);
        expect(readBirthDate(toUsDate(addDays(born, 1)), given).date).toBe(null);
      }),
    );
  });

  it('is valid from midnight of the birthday on in the time zone of the brand', () => {
    const halfPastMidnight = Date.parse('2026-11-22T00:30:00-05:00'); // in New York
    const young = ['America/New_York', 'America/Chicago', 'America/Denver'].map(
      (zone) => readBirthDate('11/22/2012', context({ today: today(zone, halfPastMidnight) })).error,
    );
    expect(young).toEqual([null, 'young', 'young']);
  });

  it('is a real day in the past whenever it is valid', () => {
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
])('the birth date of a guardian, %s: %s', (typed, expected) => {
  const { date, error } = readGuardianBirthDate(typed, TODAY);
  expect(date ?? error).toBe(expected);
});
