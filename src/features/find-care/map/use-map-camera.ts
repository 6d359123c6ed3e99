import { useState } from 'react';
import {
  clampCamera,
  fitted,
  panned,
  zoomed,
  type Camera,
  type Point,
  type Size,
} from './map-camera.rules.ts';
import { closeTo, type PlacePoint } from './map-points.rules.ts';

/** Margin around the shown places, in pixels. It has room for a pin and its label. */
const MARGIN = 56;

/** A place that the list asks the map to show. Each request is a new object, so that the list can request the same place again. */
export interface MapTarget {
  id: string;
}

interface Showing {
  map: Size;
  window: Size;
  points: readonly PlacePoint[];
  /** Points of the places on the list's page, and of the location of the search. */
  shown: readonly Point[];
  target: MapTarget | null;
  selected: string | null;
}

interface Moved {
  camera: Camera;
  shown: readonly Point[];
  target: MapTarget | null;
}

export function useMapCamera({ map, window, points, shown, target, selected }: Showing) {
  const [moved, setMoved] = useState<Moved | null>(null);
  const first = (): Camera => {
    const targetPoint = target && points.find(({ id }) => id === target.id);
    return targetPoint ? closeTo(targetPoint, points, window) : fitted(shown, map, window, MARGIN);
  };
  // When the list shows a new page, the map moves to the places on that page, unless the page opened because the user
  // selected a place on the map.
  const isMine = moved?.target === target && (moved.shown === shown || selected !== null);
  const camera = clampCamera(moved && isMine ? moved.camera : first(), map, window);
  const move = (to: Camera): void => setMoved({ camera: clampCamera(to, map, window), shown, target });
  return {
    camera,
    /** Keeps the map where it is when the list changes. */
    hold: () => move(camera),
    fit: (some: readonly Point[] = shown) => move(fitted(some, map, window, MARGIN)),
    /** Uses the latest camera, so that two moves in one event add up. */
    pan: (by: Point) =>
      setMoved((last) => ({
        camera: clampCamera(panned(last && isMine ? last.camera : camera, by), map, window),
        shown,
        target,
      })),
    zoom: (factor: number, around: Point) =>
      setMoved((last) => ({
        camera: clampCamera(
          zoomed(last && isMine ? last.camera : camera, factor, around, map, window),
          map,
          window,
        ),
        shown,
        target,
      })),
  };
}
