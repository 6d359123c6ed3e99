import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRatingLocation, shouldRetry } from './rating-info.ts';

const HERE = { code: 'one', storeId: 10163 };

describe('for rating info (000 §7, §8),', () => {
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
  ])('addRatingLocation() with the locations %j returns %j', (existing, merged) => {
    expect(addRatingLocation(HERE, existing)).toEqual(merged);
  });

  it.each([
    [401, false, true],
    [401, true, false],
    [403, false, false],
    [500, false, false],
    [undefined, false, false],
  ])('shouldRetry() with status %s and isSignedIn %s returns %s', (status, isSignedIn, retried) => {
    expect(shouldRetry(status === undefined ? {} : { status }, isSignedIn)).toBe(retried);
  });

  it('addRatingLocation() puts the new location last and removes only an older location of the same store', () => {
    const merged = fc.uniqueArray(
      fc.record({
        storeId: fc.integer({ min: 10_152, max: 10_170 }),
        brand: fc.constantFrom('one', 'ONE', 'two'),
      }),
      { selector: ({ storeId }) => storeId },
    );
    fc.assert(
      fc.property(merged, (rates) => {
        const added = addRatingLocation(HERE, rates);
        const isKnown = rates.some(({ storeId, brand }) => storeId === 10_163 && brand !== 'two');
        expect(added === null).toBe(isKnown);
        if (!added) return;
        expect(added.at(-1)).toEqual({ storeId: 10_163, brand: 'one' });
        expect(added.slice(0, -1)).toEqual(rates.filter(({ storeId }) => storeId !== 10_163));
        expect(addRatingLocation(HERE, added)).toBe(null);
      }),
    );
  });
});
