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
    ["the minimum of the county's state", locationIn('DE'), 19],
    ["the general minimum if the county's state has no minimum of its own", locationIn('PA'), 0],
    ["the minimum of the brand's state if the zip code has no county", locationIn(null), 18],
    ["the minimum of the brand's state if there is no location", null, 18],
  ])('is %s', (_what, where, age) => {
    expect(ageToApply(AGES, where)).toBe(age);
  });
});
