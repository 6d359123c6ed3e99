import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween, toTenths, type GeoPoint } from './distance.rules.ts';

/** The maximum distance in miles: half of the earth's circumference. */
const FARTHEST = 12_437;

const point: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance in miles by the spherical law of cosines, which is inexact for points that are close together. */
function byCosines(from: GeoPoint, to: GeoPoint): number {
  const [phi, otherPhi] = [radians(from.latitude), radians(to.latitude)];
  const lambda = radians(to.longitude - from.longitude);
  return (
    3958.8 *
    Math.acos(
      Math.min(
        1,
        Math.max(
          -1,
          Math.sin(phi) * Math.sin(otherPhi) + Math.cos(phi) * Math.cos(otherPhi) * Math.cos(lambda),
        ),
      ),
    )
  );
}

describe('the distance between two points', () => {
  it.each([
    ['one place', [40.44, -79.99], [40.44, -79.99], 0],
    ['a quarter of the equator', [0, 0], [0, 90], 6218.5],
    ['pole to pole', [90, 0], [-90, 0], 12_436.9],
    ['a pole, by two meridians', [90, 0], [90, 120], 0],
    ['across the date line', [0, 179.5], [0, -179.5], 69.1],
  ] as const)(
    'is within half a mile of the known distance: %s',
    (_, [latitude, longitude], [otherLatitude, otherLongitude], miles) => {
      const [first, second] = [
        { latitude, longitude },
        { latitude: otherLatitude, longitude: otherLongitude },
      ];
      expect(milesBetween(first, second)).toBeCloseTo(miles, 0);
    },
  );

  it('differs by less than 0.1 miles from the result of the spherical law of cosines', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const miles = byCosines(from, to);
        fc.pre(miles > 1);
        expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThan(0.1);
      }),
    );
  });

  it('is the same in both directions, and never exceeds half of the earth’s circumference', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const miles = milesBetween(from, to);
        expect(miles).toBeCloseTo(milesBetween(to, from), 6);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(FARTHEST + 1);
      }),
    );
  });

  it('never exceeds the length of a route through a third point', () => {
    fc.assert(
      fc.property(point, point, point, (from, over, to) => {
        expect(milesBetween(from, to)).toBeLessThanOrEqual(
          milesBetween(from, over) + milesBetween(over, to) + 1e-6,
        );
      }),
    );
  });

  it.each([
    [4.24, 4.2],
    [4.25, 4.3],
    [0.04, 0],
  ])('is rounded to tenths: %d becomes %d', (miles, shown) => {
    expect(toTenths(miles)).toBe(shown);
  });
});
