import { describe, expect, it } from 'vitest';
import { ageToApply } from './plans-brand.ts';

const AGES = { minimumVisitorAge: { otherwise: 0, byState: { DE: 19, WV: 18 } }, brandState: 'WV' } as const;
const locationIn = (state: string | null) => ({
  zipCode: '19801',
  county: state === null ? null : { fips: '10003', name: 'New Castle', state },
  segment: null,
  isServedHere: true,
  isServed: true,
});

describe('the minimum age to apply', () => {
  it.each<[string, Parameters<typeof ageToApply>[1], number]>([
    ["of the county's state", locationIn('DE'), 19],
    ['of a state without a minimum', locationIn('PA'), 0],
    ['of the brand if the zip code has no county', locationIn(null), 18],
    ['of the brand if there is no location', null, 18],
  ])('is the value %s', (_what, where, age) => {
    expect(ageToApply(AGES, where)).toBe(age);
  });
});
