import { describe, expect, it } from 'vitest';
import { shouldRetrySave, addRatingLocation } from './rating-info.rules.ts';

const HERE = { code: 'one', storeId: 10163 };

describe('the rates of a person (000 §7)', () => {
  it.each([
    [[], [{ storeId: 10163, brand: 'one' }]],
    [[{ storeId: 10163, brand: 'ONE' }], null],
    [[{ storeId: 10163, brand: 'two' }], [{ storeId: 10163, brand: 'one' }]],
    [
      [{ storeId: 10152, brand: 'two' }],
      [
        { storeId: 10152, brand: 'two' },
        { storeId: 10163, brand: 'one' },
      ],
    ],
  ])('has %j: saves %j', (existing, saved) => {
    expect(addRatingLocation(HERE, existing)).toEqual(saved);
  });

  it.each([
    [401, false, true],
    [401, true, false],
    [403, false, false],
    [500, false, false],
    [undefined, false, false],
  ])('%s, signed in %s: retried %s (000 §8)', (status, isSignedIn, retried) => {
    expect(shouldRetrySave(status === undefined ? {} : { status }, isSignedIn)).toBe(retried);
  });
});
