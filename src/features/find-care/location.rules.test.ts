import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '../../lib/fields/distance.rules.ts';
import { isInUnitedStates, locationProblem, roundedPosition } from './location.rules.ts';

describe('a position', () => {
  it.each([
    ['Pittsburgh', 40.44, -79.99, true],
    ['Anchorage', 61.2, -149.9, true],
    ['Attu', 52.9, 172.9, true],
    ['Honolulu', 21.3, -157.86, true],
    ['San Juan', 18.47, -66.1, true],
    ['Mexico City', 19.43, -99.13, false],
    ['London', 51.5, -0.13, false],
    ['the origin', 0, 0, false],
  ])('in %s (%s, %s) is in the United States: %s', (_, latitude, longitude, expected) => {
    expect(isInUnitedStates({ latitude, longitude })).toBe(expected);
  });

  it('is rounded to about half a mile before it is sent', () => {
    expect(roundedPosition({ latitude: 40.441_99, longitude: -79.996_01 })).toEqual({
      latitude: 40.44,
      longitude: -80,
    });
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        (latitude, longitude) => {
          const sent = roundedPosition({ latitude, longitude });
          expect(milesBetween(sent, { latitude, longitude })).toBeLessThan(0.5);
          for (const degrees of [sent.latitude, sent.longitude])
            expect(Number(degrees.toFixed(2))).toBe(degrees === 0 ? 0 : degrees);
        },
      ),
    );
  });

  it.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'tooSlow'],
    [9, 'unavailable'],
  ])('whose request fails with the error code %i has the problem %s', (code, problem) =>
    expect(locationProblem(code)).toBe(problem),
  );
});
