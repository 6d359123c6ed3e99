/** Projects places onto the map of us-atlas: the contiguous states, with Alaska and Hawaii beside them. Pure. */
import { geoAlbersUsa } from 'd3-geo';
import { milesBetween, type GeoPoint } from '../../../lib/fields/distance.rules.ts';
import type { Point } from './map-camera.rules.ts';

/** The projection of the us-atlas `albers` files, according to their documentation. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** The point in map units; null if it is not on the map, such as in Puerto Rico. */
export function projectPoint({ latitude, longitude }: GeoPoint): Point | null {
  const point = project([longitude, latitude]);
  return point ? { x: point[0], y: point[1] } : null;
}

const unproject = ({ x, y }: Point): GeoPoint | null => {
  const degrees = project.invert?.([x, y]);
  return degrees ? { longitude: degrees[0], latitude: degrees[1] } : null;
};

/** Miles per map unit at a point, measured eastward; null if the point is not on the map. */
export function milesPerUnit(at: Point): number | null {
  const [from, to] = [unproject(at), unproject({ x: at.x + 1, y: at.y })];
  return from && to ? milesBetween(from, to) : null;
}

const ROUND_MILES = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5] as const;

/** Largest distance between rings. Beyond this distance no rings are drawn, and state outlines show the scale. */
const MOST_RING_MILES = 50;

/** The smallest round distance of at least `least` pixels; null if it exceeds MOST_RING_MILES. */
export function ringStep(pixelsPerMile: number, least: number): { miles: number; radius: number } | null {
  const miles = ROUND_MILES.findLast((roundMiles) => roundMiles * pixelsPerMile >= least);
  return miles === undefined || miles > MOST_RING_MILES ? null : { miles, radius: miles * pixelsPerMile };
}

/** The largest round number of miles that fits into a scale bar of `most` pixels; null if even half a mile is too long. */
export function scaleBar(pixelsPerMile: number, most: number): { miles: number; width: number } | null {
  const miles = ROUND_MILES.find((roundMiles) => roundMiles * pixelsPerMile <= most);
  return miles === undefined ? null : { miles, width: miles * pixelsPerMile };
}
