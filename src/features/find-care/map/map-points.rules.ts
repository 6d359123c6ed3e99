/** Converts places to map points, and groups the map points near the window into markers. Pure. */
import type { GeoPoint } from '../../../lib/fields/distance.rules.ts';
import { markersOf, type Marker } from '../map-markers.rules.ts';
import {
  CLOSE_SCALE,
  MAX_SCALE,
  toMap,
  toWindow,
  type Camera,
  type Point,
  type Size,
} from './map-camera.rules.ts';
import { projectPoint } from './projection.rules.ts';

export interface MappedPlace {
  id: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

export interface PlacePoint extends Point {
  id: string;
  name: string;
}

/** Size of a cell in the grid that clusters places, in pixels. */
const CELL = 64;
/** Minimum distance of a cluster from the edges of its cell, so that clusters do not cover each other. */
const INSET = 22;
/** Markers are also drawn outside the window, up to this fraction of its size, so that they show at once when the map moves. */
const MARGIN = 0.25;

const isOnEarth = (place: { latitude: number | null; longitude: number | null }): place is GeoPoint =>
  place.latitude !== null && place.longitude !== null;

/** The places on the map, and how many are missing because they are in Puerto Rico or lack coordinates. */
export function mapPlaces(places: readonly MappedPlace[]): { points: PlacePoint[]; missing: number } {
  const points = places.flatMap((place) => {
    const at = isOnEarth(place) ? projectPoint(place) : null;
    return at ? [{ id: place.id, name: place.name, ...at }] : [];
  });
  return { points, missing: places.length - points.length };
}

const inset = (at: number): number => {
  const start = Math.floor(at / CELL) * CELL;
  return Math.min(Math.max(at, start + INSET), start + CELL - INSET);
};

const insideCell = (marker: Marker): Marker =>
  marker.ids.length === 1 ? marker : { ...marker, x: inset(marker.x), y: inset(marker.y) };

/** The markers in or near the window. Their coordinates are pixels of the whole map, so moving the map does not change them. */
export function markersNear(points: readonly PlacePoint[], camera: Camera, window: Size): Marker[] {
  const { scale } = camera;
  const [wide, high] = [window.width * MARGIN, window.height * MARGIN];
  const first = toMap({ x: -wide, y: -high }, camera, window);
  const last = toMap({ x: window.width + wide, y: window.height + high }, camera, window);
  // The area ends at whole cells, because a partial cluster would show a wrong number.
  const cut = (value: number, round: (value: number) => number): number =>
    (round((value * scale) / CELL) * CELL) / scale;
  const [west, north] = [cut(first.x, Math.floor), cut(first.y, Math.floor)];
  const [east, south] = [cut(last.x, Math.ceil), cut(last.y, Math.ceil)];
  const near: { id: string; x: number; y: number }[] = [];
  for (const { id, x, y } of points)
    if (x >= west && x < east && y >= north && y < south) near.push({ id, x: x * scale, y: y * scale });
  return markersOf(near, CELL).map(insideCell);
}

/** The camera that zooms in on a place until its marker stands for no other place, or until the maximum scale. */
export function closeTo(place: PlacePoint, points: readonly PlacePoint[], window: Size): Camera {
  let scale = CLOSE_SCALE;
  const isAlone = (): boolean =>
    markersNear(points, { ...place, scale }, window).some(
      ({ ids }) => ids.length === 1 && ids[0] === place.id,
    );
  while (scale < MAX_SCALE && !isAlone()) scale = Math.min(2 * scale, MAX_SCALE);
  return { x: place.x, y: place.y, scale };
}

/** The marker at a point of the window, or the nearest marker within half a cell; null if there is none. */
export function markerAt(markers: readonly Marker[], at: Point, camera: Camera, window: Size): Marker | null {
  const { scale } = camera;
  let best: Marker | null = null;
  let least = CELL / 2;
  for (const marker of markers) {
    const there = toWindow({ x: marker.x / scale, y: marker.y / scale }, camera, window);
    const far = Math.hypot(there.x - at.x, there.y - at.y);
    if (far <= least) {
      best = marker;
      least = far;
    }
  }
  return best;
}
