import { describe, expect, it } from 'vitest';
import { outsideOf } from './outside-places.ts';

describe('outsideOf, for a zip code without a brand', () => {
  it.each([
    [['AK'], null, ['marketplace', 'medicare', 'regulator']],
    [['AK'], 'U65', ['marketplace', 'regulator']],
    [['AK'], 'MED', ['medicare', 'regulator']],
    [['PR'], null, ['medicaid', 'medicare', 'regulator']],
    [['PR'], 'U65', ['medicaid', 'regulator']],
    [['PR'], 'MED', ['medicare', 'regulator']],
    // `null`: the states are unknown. An unused zip code has an empty list of states instead.
    [null, null, ['marketplace', 'medicare', 'regulator']],
  ] as const)('for the states %j and the segment %s, returns the places %j', (states, segment, places) => {
    expect(outsideOf(states, segment)).toMatchObject({ kind: 'known', places });
  });

  it.each(['PR', 'VI', 'GU', 'MP', 'AS'])('recognizes %s as a territory', (territory) => {
    expect(outsideOf([territory], null)).toMatchObject({ kind: 'known', territory });
  });

  it('returns the state if the zip code has only one state, and null otherwise', () => {
    expect(outsideOf(['AK'], null)).toMatchObject({ state: 'AK' });
    expect(outsideOf(['KY', 'TN'], null)).toMatchObject({ state: null });
    expect(outsideOf(null, null)).toMatchObject({ state: null });
  });

  it.each([
    ['AE', null, ['tricare', 'medicare']],
    ['AA', 'U65', ['tricare']],
    ['AP', 'MED', ['tricare', 'medicare']],
  ] as const)(
    'for the military mail code %s and the segment %s, returns the kind "military" and the places %j',
    (state, segment, places) => {
      expect(outsideOf([state], segment)).toEqual({ kind: 'military', places });
    },
  );

  it.each(['PW', 'FM', 'MH'])('recognizes that the state code %s stands for another country', (country) => {
    expect(outsideOf([country], null)).toEqual({ kind: 'abroad', country, places: [] });
  });

  it('reports that the zip code is not in use if its list of states is empty', () => {
    expect(outsideOf([], null)).toEqual({ kind: 'unknown' });
  });
});
