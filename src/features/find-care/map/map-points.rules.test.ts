import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeTo, markerAt, markersNear, mapPlaces, type PlacePoint } from './map-points.rules.ts';

const WINDOW = { width: 600, height: 400 };
const point = (id: string, x: number, y: number): PlacePoint => ({ id, name: id, x, y });
const CAMERA = { x: 100, y: 100, scale: 4 };

describe('the places on the map', () => {
  it('do not include places that have no coordinates or are outside the map', () => {
    const { points, missing } = mapPlaces([
      { id: 'a', name: 'A', latitude: 40.44, longitude: -79.99 },
      { id: 'b', name: 'B', latitude: null, longitude: -79.99 },
      { id: 'c', name: 'C', latitude: 18.47, longitude: -66.1 },
    ]);
    expect(points.map(({ id }) => id)).toEqual(['a']);
    expect(missing).toBe(2);
  });
});

describe('the markers on the map', () => {
  it('are created only for places in or near the window', () => {
    const markers = markersNear(
      [point('in', 100, 100), point('edge', 190, 100), point('out', 400, 100)],
      CAMERA,
      WINDOW,
    );
    expect(markers.flatMap(({ ids }) => ids)).toEqual(['in', 'edge']);
  });

  it('keep their positions on the map when the camera moves', () => {
    const points = fc.array(
      fc.record({
        x: fc.double({ min: 0, max: 300, noNaN: true }),
        y: fc.double({ min: 0, max: 200, noNaN: true }),
      }),
      { maxLength: 200 },
    );
    const step = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(points, step, step, (given, dx, dy) => {
        const places = given.map(({ x, y }, at) => point(String(at), x, y));
        const before = markersNear(places, CAMERA, WINDOW);
        const after = markersNear(places, { ...CAMERA, x: CAMERA.x + dx, y: CAMERA.y + dy }, WINDOW);
        const byIds = new Map(before.map((marker) => [marker.ids.join(), marker]));
        const inBoth = after.filter(({ x, y }) => x > 200 && x < 600 && y > 300 && y < 500);
        for (const marker of inBoth) expect(byIds.get(marker.ids.join())).toEqual(marker);
      }),
    );
  });

  it('are separate for neighboring places after zooming in, unless the places have equal positions', () => {
    const [here, near, same] = [point('here', 100, 100), point('near', 101, 100), point('same', 100, 100)];
    const camera = closeTo(here, [here, near], WINDOW);
    expect(camera.scale).toBeGreaterThan(36);
    expect(markersNear([here, near], camera, WINDOW).map(({ ids }) => ids)).toContainEqual(['here']);
    expect(closeTo(here, [here], WINDOW)).toEqual({ x: 100, y: 100, scale: 36 });
    const closest = closeTo(here, [here, same], WINDOW);
    expect(closest.scale).toBe(400);
    expect(markersNear([here, same], closest, WINDOW).map(({ ids }) => ids)).toEqual([['here', 'same']]);
  });

  it('are found by markerAt only if they are within half a cell of the requested point', () => {
    const markers = markersNear([point('middle', 100, 100), point('side', 120, 100)], CAMERA, WINDOW);
    expect(markerAt(markers, { x: 303, y: 199 }, CAMERA, WINDOW)?.ids).toEqual(['middle']);
    expect(markerAt(markers, { x: 370, y: 200 }, CAMERA, WINDOW)?.ids).toEqual(['side']);
    expect(markerAt(markers, { x: 340, y: 200 }, CAMERA, WINDOW)).toBe(null);
  });
});
