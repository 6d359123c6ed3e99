/**
 * The outlines of the US states for the map (decisions/visitors#a-map-without-streets). Converts the data of us-atlas to one path that
 * contains each border once: half the size of the package's file, and the browser needs no topojson. Import it with `?outlines`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bbox, feature, mesh } from 'topojson-client';
import type { Plugin } from 'vite';

type Topology = Parameters<typeof mesh>[0];
type Position = readonly number[];

const FILE = 'us-atlas/states-albers-10m.json';
/** Id of the virtual module. Begins with the package's name, which `packageOf` reads. Has no extension, because Vite handles `.json` itself. */
const MODULE = '\0us-atlas/state-outlines';
/** The path's coordinates are in tenths of the map's unit. A tenth is about a third of a mile. */
const PRECISION = 10;

/** A border as a relative SVG path. Leaves out the space before a minus sign. */
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

/** A state's name, the center of its largest part, and the width of that part. */
type StateLabel = readonly [name: string, x: number, y: number, width: number];

interface StateOutlines {
  /** SVG path of all borders, in tenths of the map's unit. */
  path: string;
  labels: readonly StateLabel[];
  /** Width of the map, in the map's unit, not in tenths of it as `path` is. */
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

/** @param topology `states-albers-10m.json` of us-atlas, whose coordinates are already projected */
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
