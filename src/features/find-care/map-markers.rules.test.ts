import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markersOf } from './map-markers.rules.ts';

const points = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    x: fc.integer({ min: -500, max: 1500 }),
    y: fc.integer({ min: -500, max: 1500 }),
  }),
  { selector: ({ id }) => id, maxLength: 80 },
);

describe('the markers of a map', () => {
  it('combine places that are close together into one marker in their middle', () => {
    const close = [
      { id: 'a', x: 2, y: 4 },
      { id: 'b', x: 6, y: 8 },
      { id: 'c', x: 100, y: 4 },
    ];
    expect(markersOf(close, 44)).toEqual([
      { ids: ['a', 'b'], x: 4, y: 6 },
      { ids: ['c'], x: 100, y: 4 },
    ]);
    expect(markersOf([], 44)).toEqual([]);
  });

  it('contain every place exactly once, in a marker that is less than one cell away from the place', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 8, max: 200 }), (given, cell) => {
        const markers = markersOf(given, cell);
        const ids = markers.flatMap((marker) => marker.ids);
        expect(ids.toSorted()).toEqual(given.map(({ id }) => id).toSorted());
        for (const marker of markers)
          for (const id of marker.ids) {
            const point = given.find((candidate) => candidate.id === id);
            expect(Math.abs((point?.x ?? Infinity) - marker.x)).toBeLessThan(cell);
            expect(Math.abs((point?.y ?? Infinity) - marker.y)).toBeLessThan(cell);
          }
      }),
    );
  });

  it('contain the same places after panning by whole cells', () => {
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 8, max: 200 }),
        fc.integer({ min: -5, max: 5 }),
        (given, cell, by) => {
          const panned = given.map(({ id, x, y }) => ({ id, x: x + by * cell, y }));
          expect(markersOf(panned, cell).map(({ ids }) => ids)).toEqual(
            markersOf(given, cell).map(({ ids }) => ids),
          );
        },
      ),
    );
  });
});
