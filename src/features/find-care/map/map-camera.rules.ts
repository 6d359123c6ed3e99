/** The part of a map that is shown (decisions/visitors#a-map-without-streets). Pure. */

/** A point in the map's own unit, or in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Camera extends Point {
  /** Pixels per map unit. `x` and `y` are the middle of the window, in map units. */
  scale: number;
}

/** At this scale a phone shows about three miles, so that offices in one town are apart. */
export const MAX_SCALE = 400;
/** At this scale a single place is shown with about 30 miles of its surroundings. */
export const CLOSE_SCALE = 36;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The scale at which the whole map just fits into the window. */
export const leastScale = (map: Size, { width, height }: Size): number =>
  Math.min(width / map.width, height / map.height);

/** The camera with its scale and middle limited to valid values. */
export function clampCamera({ x, y, scale }: Camera, map: Size, window: Size): Camera {
  return {
    x: between(0, x, map.width),
    y: between(0, y, map.height),
    scale: between(leastScale(map, window), scale, MAX_SCALE),
  };
}

/** Converts a point of the map to pixels in the window. */
export const toWindow = (point: Point, camera: Camera, { width, height }: Size): Point => ({
  x: (point.x - camera.x) * camera.scale + width / 2,
  y: (point.y - camera.y) * camera.scale + height / 2,
});

export const toMap = (point: Point, camera: Camera, { width, height }: Size): Point => ({
  x: (point.x - width / 2) / camera.scale + camera.x,
  y: (point.y - height / 2) / camera.scale + camera.y,
});

/** Moves the map by a distance in pixels, as dragging does. */
export const panned = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Zooms the map. What is at the point `around` of the window stays there. @param window size of the window */
export function zoomed(camera: Camera, factor: number, around: Point, map: Size, window: Size): Camera {
  const fixed = toMap(around, camera, window);
  const { scale } = clampCamera({ ...camera, scale: camera.scale * factor }, map, window);
  return {
    scale,
    x: fixed.x - (around.x - window.width / 2) / scale,
    y: fixed.y - (around.y - window.height / 2) / scale,
  };
}

/** The camera that shows all points, or the whole map if there are no points. @param margin in pixels */
export function fitted(points: readonly Point[], map: Size, window: Size, margin: number): Camera {
  const [first] = points;
  if (!first) return { x: map.width / 2, y: map.height / 2, scale: leastScale(map, window) };
  let [west, east, north, south] = [first.x, first.x, first.y, first.y];
  for (const { x, y } of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  const isOne = east === west && south === north;
  const scale = isOne
    ? CLOSE_SCALE
    : Math.min((window.width - 2 * margin) / (east - west), (window.height - 2 * margin) / (south - north));
  return clampCamera({ x: (west + east) / 2, y: (north + south) / 2, scale }, map, window);
}
