import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '../../../lib/fields/distance.rules.ts';
import { isWithin, nearestFirst, pageWith, placePage, type Place } from './places.rules.ts';

const place = (id: string, latitude: number, longitude: number, name = id): Place => ({
  id,
  name,
  latitude,
  longitude,
});
const PITTSBURGH = { latitude: 40.44, longitude: -79.99 };
const NEAR = place('near', 40.52, -80.17);
const FAR = place('far', 40.44, -75.17);

const geo = {
  latitude: fc.double({ min: 18, max: 72, noNaN: true }),
  longitude: fc.double({ min: -179, max: -65, noNaN: true }),
};
const places = fc.uniqueArray(fc.record({ id: fc.uuid(), name: fc.string({ maxLength: 5 }), ...geo }), {
  selector: ({ id }) => id,
  maxLength: 60,
});

describe('the order of places', () => {
  it('is by distance, and the distances are rounded to one decimal', () => {
    expect(nearestFirst([FAR, NEAR], PITTSBURGH).map(({ id, miles }) => [id, miles])).toEqual([
      ['near', 11],
      ['far', 253.4],
    ]);
  });

  it('is by name if there is no origin from which to measure distances', () => {
    expect(nearestFirst([NEAR, FAR], null).map(({ id, miles }) => [id, miles])).toEqual([
      ['far', null],
      ['near', null],
    ]);
  });

  it('is by name and id for equal distances', () => {
    const here = [place('2', 40, -80, 'B'), place('3', 40, -80, 'A'), place('1', 40, -80, 'B')];
    expect(nearestFirst(here, PITTSBURGH).map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it('contains every place once, nearest first, for any input order', () => {
    fc.assert(
      fc.property(places, fc.record(geo), (given, origin) => {
        const sorted = nearestFirst(given, origin);
        expect(sorted.map(({ id }) => id)).toEqual(
          nearestFirst(given.toReversed(), origin).map(({ id }) => id),
        );
        expect(new Set(sorted.map(({ id }) => id))).toEqual(new Set(given.map(({ id }) => id)));
        const miles = sorted.map((listed) => milesBetween(origin, listed));
        expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('a page of places', () => {
  it.each([
    [0, 1, { page: 1, pages: 1, first: 0, last: 0 }],
    [10, 1, { page: 1, pages: 1, first: 1, last: 10 }],
    [11, 2, { page: 2, pages: 2, first: 11, last: 11 }],
    [11, 9, { page: 2, pages: 2, first: 11, last: 11 }],
    [11, -1, { page: 1, pages: 2, first: 1, last: 10 }],
    [10_000, 1000, { page: 1000, pages: 1000, first: 9991, last: 10_000 }],
  ])('is selected from %i places by the requested page number %i: %j', (total, requested, expected) => {
    const list = Array.from({ length: total }, (_, at) => at);
    expect(placePage(list, requested, 10)).toMatchObject({ ...expected, total });
  });

  it('shares no place with another page, and all pages together contain every place', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 20 }), (given, size) => {
        const { pages } = placePage(given, 1, size);
        const all = Array.from({ length: pages }, (_, at) => placePage(given, at + 1, size).places).flat();
        expect(all).toEqual(given);
      }),
    );
  });

  it('is found by the id of a place on it, but not by an unknown id', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 20 }), (given, size) => {
        for (const { id } of given) {
          const page = pageWith(given, id, size);
          expect(placePage(given, page ?? 0, size).places.map((shown) => shown.id)).toContain(id);
        }
        expect(pageWith(given, 'none', size)).toBe(null);
      }),
      { numRuns: 30 },
    );
  });
});

describe('isWithin', () => {
  it('rejects a place outside the area', () => {
    expect(isWithin(FAR, { south: 40, north: 41, west: -81, east: -79 })).toBe(false);
  });
});
