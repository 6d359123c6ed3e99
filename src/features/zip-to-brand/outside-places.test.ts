import { describe, expect, it } from 'vitest';
import { outsideOf, territoryOf } from './outside-places.ts';

describe('where visitors turn whose area has no brand', () => {
  it.each([
    ['00901', 'PR'],
    ['00802', 'VI'],
    ['96910', 'GU'],
    ['96950', 'MP'],
    ['96799', 'AS'],
    ['96701', null],
    ['99501', null],
  ])('%s is in the territory %s', (zipCode, territory) => {
    expect(territoryOf(zipCode)).toBe(territory);
  });

  it.each([
    ['99501', null, ['marketplace', 'medicare', 'regulator']],
    ['99501', 'U65', ['marketplace', 'regulator']],
    ['99501', 'MED', ['medicare', 'regulator']],
    ['00901', null, ['medicaid', 'medicare', 'regulator']],
    ['00901', 'U65', ['medicaid', 'regulator']],
    ['00901', 'MED', ['medicare', 'regulator']],
  ] as const)('%s, for %s: %j', (zipCode, segment, places) => {
    expect(outsideOf(zipCode, segment)).toMatchObject({ kind: 'known', places });
  });

  it.each([
    ['09012', null, ['tricare', 'medicare']],
    ['34002', 'U65', ['tricare']],
    ['96201', 'MED', ['tricare', 'medicare']],
  ] as const)('%s is military mail; for %s: %j', (zipCode, segment, places) => {
    expect(outsideOf(zipCode, segment)).toEqual({ kind: 'military', places });
  });

  it.each([
    ['96940', 'PW'],
    ['96941', 'FM'],
    ['96970', 'MH'],
  ] as const)('%s, with the prefix of Guam, is in the country %s', (zipCode, country) => {
    expect(outsideOf(zipCode, null)).toEqual({ kind: 'abroad', country, places: [] });
  });

  it.each(['00000', '21301', '34501', '69401', '88801', '09901'])('%s is not in use', (zipCode) => {
    expect(outsideOf(zipCode, null)).toEqual({ kind: 'unknown' });
  });

  it('knows the lowest zip code in use', () => {
    expect(outsideOf('00501', null)).toMatchObject({ kind: 'known' }); // Holtsville, New York
  });
});
