import { describe, expect, it } from 'vitest';
import { milesPerUnit, projectPoint, ringStep, scaleBar } from './projection.rules.ts';

describe('the map projection', () => {
  it.each([
    ['Pittsburgh in the east', 40.44, -79.99, (x: number) => x > 700],
    ['Seattle in the west', 47.61, -122.33, (x: number) => x < 150],
    ['Anchorage below Seattle', 61.2, -149.9, (_: number, y: number) => y > 450],
  ])('maps a city to the expected part of the map: %s', (_, latitude, longitude, isThere) => {
    const point = projectPoint({ latitude, longitude });
    expect(point !== null && isThere(point.x, point.y)).toBe(true);
  });

  it('returns null for Puerto Rico and London, which are not on the map', () => {
    expect(projectPoint({ latitude: 18.47, longitude: -66.1 })).toBe(null);
    expect(projectPoint({ latitude: 51.5, longitude: -0.13 })).toBe(null);
  });

  it('maps about three miles to one unit in the middle of the country', () => {
    expect(milesPerUnit({ x: 487.5, y: 305 })).toBeCloseTo(3, 0);
  });
});

describe('the distance rings around the location of the search', () => {
  it.each([
    [1.4, 70, { miles: 50, radius: 70 }],
    [7, 70, { miles: 10, radius: 70 }],
    [10, 70, { miles: 10, radius: 100 }],
    [100, 70, { miles: 1, radius: 100 }],
    [300, 70, { miles: 0.5, radius: 150 }],
    [1, 70, null], // rings would be 100 miles apart; at this scale, state outlines are enough
    [0.05, 70, null],
  ])('at %s pixels per mile, with a radius of at least %s pixels, are %j', (pixels, least, expected) =>
    expect(ringStep(pixels, least)).toEqual(expected),
  );
});

describe('the scale bar of the map', () => {
  it.each([
    [1, 120, { miles: 100, width: 100 }],
    [0.1, 120, { miles: 1000, width: 100 }],
    [30, 120, { miles: 2, width: 60 }],
    [200, 120, { miles: 0.5, width: 100 }],
    [300, 120, null],
  ])('at %s pixels per mile, and at most %s pixels long, is %j', (pixels, most, expected) =>
    expect(scaleBar(pixels, most)).toEqual(expected),
  );
});
