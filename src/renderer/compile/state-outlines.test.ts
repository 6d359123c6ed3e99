import { geoAlbersUsa } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { stateOutlines } from './state-outlines.ts';

const file = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
const outlines = stateOutlines(JSON.parse(readFileSync(file, 'utf8')));

describe('stateOutlines', () => {
  it('returns the 50 states and Washington, D.C., each with the center of its largest part', () => {
    expect(outlines.labels).toHaveLength(51);
    const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);
    const kansas = outlines.labels.find(([name]) => name === 'Kansas');
    const [x = 0, y = 0] = project([-98.38, 38.5]) ?? [];
    expect(Math.abs((kansas?.[1] ?? 0) - x)).toBeLessThan(8);
    expect(Math.abs((kansas?.[2] ?? 0) - y)).toBeLessThan(8);
  });

  it('returns a single path of relative lines, which start inside the map', () => {
    // Expects a boolean, because a failure message with the whole path would be too long.
    expect(/^(M-?\d+ \d+l-?\d+[\d -]*)+$/.test(outlines.path)).toBe(true);
    expect(outlines.path.length).toBeLessThan(45_000);
    for (const [, x = '', y = ''] of outlines.path.matchAll(/M(-?\d+) (\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(outlines.width * 10);
      expect(Number(y)).toBeLessThanOrEqual(outlines.height * 10);
    }
  });
});
