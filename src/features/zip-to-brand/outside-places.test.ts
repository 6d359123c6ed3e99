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

  it('does not know a zip code that does not exist', () => {
    expect(outsideOf('00000', null)).toEqual({ kind: 'unknown' });
    expect(outsideOf('00501', null)).toMatchObject({ kind: 'known' }); // Holtsville, New York
  });
});
