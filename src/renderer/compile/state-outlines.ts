/**
 * The outlines of the states for the map of places (decisions/visitors#a-map-without-streets), from us-atlas: one path with each border once,
 * half of the size of the package's file, and no topojson in the browser. Import with `?outlines`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bbox, feature, mesh } from 'topojson-client';
import type { Plugin } from 'vite';

type Topology = Parameters<typeof mesh>[0];
type Position = readonly number[];

const FILE = 'us-atlas/states-albers-10m.json';
/** Begins with the package, for `packageOf`. Without an extension: Vite has its own way with JSON. */
const MODULE = '\0us-atlas/state-outlines';
/** Coordinates are tenths of the map's unit, about a third of a mile. */
const PRECISION = 10;

/** A relative path of a border: numbers with a sign need no space before them. */
function linePath(line: readonly Position[]): string {
  let [lastX, lastY] = [0, 0];
  const steps: string[] = [];
  for (const [x = 0, y = 0] of line.map((point) =>
    point.map((coordinate) => Math.round(coordinate * PRECISION)),
  )) {
    const [dx, dy] = [x - lastX, y - lastY];
    if (steps.length === 0) steps.push(`M${x} ${y}l`);
    else if (dx !== 0 || dy !== 0) steps.push(`${dx} ${dy} `);
    [lastX, lastY] = [x, y];
  }
  return steps.length < 2 ? '' : steps.join('').trim().replaceAll(' -', '-');
}

/** A state's name, the middle of its largest part, and the width of that part. */
type StateLabel = readonly [name: string, x: number, y: number, width: number];

interface StateOutlines {
  /** SVG path in tenths of the map's unit. */
  path: string;
  labels: readonly StateLabel[];
  /** In the map's unit. */
  width: number;
  height: number;
}

const ringBox = (ring: readonly Position[]): { x: number; y: number; width: number; area: number } => {
  const xs = ring.map(([x = 0]) => x);
  const ys = ring.map(([, y = 0]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    width: east - west,
    area: (east - west) * (south - north),
  };
};

/** @param topology `states-albers-10m.json` of us-atlas, which is projected */
export function stateOutlines(topology: Topology): StateOutlines {
  const { states } = topology.objects;
  if (states?.type !== 'GeometryCollection') throw new Error('expected the states of us-atlas');
  const labels = feature(topology, states).features.flatMap(({ properties, geometry }): StateLabel[] => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const [largest] = polygons
      .flatMap(([outer]) => (outer ? [ringBox(outer)] : []))
      .toSorted((a, b) => b.area - a.area);
    const { name } = { ...properties } as { name?: unknown };
    if (!largest || typeof name !== 'string') return [];
    return [[name, Math.round(largest.x), Math.round(largest.y), Math.round(largest.width)]];
  });
  const [, , width, height] = bbox(topology);
  return {
    path: mesh(topology).coordinates.map(linePath).join(''),
    labels,
    width: Math.ceil(width),
    height: Math.ceil(height),
  };
}

const { resolve } = createRequire(import.meta.url);

export const stateOutlinesPlugin = (): Plugin => ({
  name: 'state-outlines',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^us-atlas\/states-albers-10m\.json\?outlines$/ },
    handler: () => MODULE,
  },
  load: {
    filter: { id: /^\0us-atlas\/state-outlines$/ },
    handler() {
      const outlines = stateOutlines(JSON.parse(readFileSync(resolve(FILE), 'utf8')) as Topology);
      return { code: `export default ${JSON.stringify(outlines)}`, map: null };
    },
  },
});
