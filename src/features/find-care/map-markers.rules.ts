/** Markers of a map: places that are too close to each other become one marker that shows how many. Pure. */

/** A point of the projected map, in pixels. */
interface MapPoint {
  id: string;
  x: number;
  y: number;
}

export interface Marker {
  /** Ids of the marker's places, in the order given. */
  ids: readonly string[];
  /** The middle of its places. */
  x: number;
  y: number;
}

interface Cell {
  ids: string[];
  x: number;
  y: number;
}

/**
 * Groups points by the cells of a grid: linear in the number of points, and the same for any order of them, so that
 * panning by whole cells keeps the markers. @param cellSize pixels; at least the size of a marker
 */
export function markersOf(points: readonly MapPoint[], cellSize: number): Marker[] {
  const cells = new Map<string, Cell>();
  for (const { id, x, y } of points) {
    const key = `${Math.floor(x / cellSize)} ${Math.floor(y / cellSize)}`;
    const cell = cells.get(key) ?? { ids: [], x: 0, y: 0 };
    cell.ids.push(id);
    cell.x += x;
    cell.y += y;
    cells.set(key, cell);
  }
  return [...cells.values()].map(({ ids, x, y }) => ({ ids, x: x / ids.length, y: y / ids.length }));
}
