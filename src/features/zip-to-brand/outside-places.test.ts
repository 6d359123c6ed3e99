import { describe, expect, it } from 'vitest';
import { outsideOf } from './outside-places.ts';

describe('where visitors turn whose area has no brand', () => {
  it.each([
    [['AK'], null, ['marketplace', 'medicare', 'regulator']],
    [['AK'], 'U65', ['marketplace', 'regulator']],
    [['AK'], 'MED', ['medicare', 'regulator']],
    [['PR'], null, ['medicaid', 'medicare', 'regulator']],
    [['PR'], 'U65', ['medicaid', 'regulator']],
    [['PR'], 'MED', ['medicare', 'regulator']],
    // Not known is not the same as not in use.
    [null, null, ['marketplace', 'medicare', 'regulator']],
  ] as const)('in %j, for %s: %j', (states, segment, places) => {
    expect(outsideOf(states, segment)).toMatchObject({ kind: 'known', places });
  });

  it.each(['PR', 'VI', 'GU', 'MP', 'AS'])('%s is a territory', (territory) => {
    expect(outsideOf([territory], null)).toMatchObject({ kind: 'known', territory });
  });

  it('its state is known if it is one', () => {
    expect(outsideOf(['AK'], null)).toMatchObject({ state: 'AK' });
    expect(outsideOf(['KY', 'TN'], null)).toMatchObject({ state: null });
    expect(outsideOf(null, null)).toMatchObject({ state: null });
  });

  it.each([
    ['AE', null, ['tricare', 'medicare']],
    ['AA', 'U65', ['tricare']],
    ['AP', 'MED', ['tricare', 'medicare']],
  ] as const)('%s is military mail; for %s: %j', (state, segment, places) => {
    expect(outsideOf([state], segment)).toEqual({ kind: 'military', places });
  });

  it.each(['PW', 'FM', 'MH'])('%s is a country', (country) => {
    expect(outsideOf([country], null)).toEqual({ kind: 'abroad', country, places: [] });
  });

  it('a zip code without a state is not in use', () => {
    expect(outsideOf([], null)).toEqual({ kind: 'unknown' });
  });
});
