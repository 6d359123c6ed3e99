import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampCamera,
  fitted,
  leastScale,
  MAX_SCALE,
  panned,
  toMap,
  toWindow,
  zoomed,
} from './map-camera.rules.ts';

const MAP = { width: 975, height: 610 };
const windows = fc.record({
  width: fc.integer({ min: 240, max: 1200 }),
  height: fc.integer({ min: 200, max: 800 }),
});
const onMap = fc.record({
  x: fc.double({ min: 0, max: MAP.width, noNaN: true }),
  y: fc.double({ min: 0, max: MAP.height, noNaN: true }),
});
const cameras = fc.record({
  x: fc.double({ min: 0, max: MAP.width, noNaN: true }),
  y: fc.double({ min: 0, max: MAP.height, noNaN: true }),
  scale: fc.double({ min: 0.5, max: 100, noNaN: true }),
});
const pixels = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });

describe('the camera of a map', () => {
  it('shows the whole map if there are no places', () => {
    expect(fitted([], MAP, { width: 390, height: 320 }, 40)).toEqual({ x: 487.5, y: 305, scale: 0.4 });
  });

  it('shows a single place with its surroundings', () => {
    expect(fitted([{ x: 100, y: 200 }], MAP, { width: 390, height: 320 }, 40)).toEqual({
      x: 100,
      y: 200,
      scale: 36,
    });
  });

  it('fits all places and a margin into the window, unless the scale is the smallest possible', () => {
    fc.assert(
      fc.property(fc.array(onMap, { minLength: 1, maxLength: 30 }), windows, (points, window) => {
        const margin = 40;
        const camera = fitted(points, MAP, window, margin);
        const isWhole = camera.scale === leastScale(MAP, window);
        for (const { x, y } of points.map((point) => toWindow(point, camera, window))) {
          const edge = isWhole ? -0.001 : margin - 0.001;
          expect(x).toBeGreaterThanOrEqual(edge - (isWhole ? window.width : 0));
          expect(x).toBeLessThanOrEqual(window.width - edge + (isWhole ? window.width : 0));
          expect(y).toBeGreaterThanOrEqual(edge - (isWhole ? window.height : 0));
          expect(y).toBeLessThanOrEqual(window.height - edge + (isWhole ? window.height : 0));
        }
      }),
    );
  });

  it('keeps the point under the pointer while zooming', () => {
    fc.assert(
      fc.property(
        cameras,
        windows,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.record({ x: fc.integer({ min: 0, max: 240 }), y: fc.integer({ min: 0, max: 200 }) }),
        (camera, window, factor, around) => {
          const before = toMap(around, camera, window);
          const after = toMap(around, zoomed(camera, factor, around, MAP, window), window);
          expect(after.x).toBeCloseTo(before.x, 4);
          expect(after.y).toBeCloseTo(before.y, 4);
        },
      ),
    );
  });

  it('moves as far as it is dragged, and returns when it is dragged back', () => {
    fc.assert(
      fc.property(cameras, windows, pixels, onMap, (camera, window, by, point) => {
        const before = toWindow(point, camera, window);
        const after = toWindow(point, panned(camera, by), window);
        expect(after.x - before.x).toBeCloseTo(by.x, 4);
        expect(after.y - before.y).toBeCloseTo(by.y, 4);
        const back = panned(panned(camera, by), { x: -by.x, y: -by.y });
        expect(back.x).toBeCloseTo(camera.x, 6);
        expect(back.y).toBeCloseTo(camera.y, 6);
      }),
    );
  });

  it('stays on the map and within the allowed scales, and does not change if it is already valid', () => {
    fc.assert(
      fc.property(
        cameras,
        windows,
        pixels,
        fc.double({ min: 0.001, max: 1000, noNaN: true }),
        (camera, window, by, factor) => {
          const once = clampCamera(zoomed(panned(camera, by), factor, by, MAP, window), MAP, window);
          expect(once.x).toBeGreaterThanOrEqual(0);
          expect(once.x).toBeLessThanOrEqual(MAP.width);
          expect(once.y).toBeGreaterThanOrEqual(0);
          expect(once.y).toBeLessThanOrEqual(MAP.height);
          expect(once.scale).toBeGreaterThanOrEqual(leastScale(MAP, window));
          expect(once.scale).toBeLessThanOrEqual(Math.max(MAX_SCALE, leastScale(MAP, window)));
          expect(clampCamera(once, MAP, window)).toEqual(once);
        },
      ),
    );
  });
});
