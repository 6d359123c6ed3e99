/** Markers of a map. Places that are too close together share a marker that shows their count. Pure. */

/** A point of the projected map, in pixels. */
interface MapPoint {
  id: string;
  x: number;
  y: number;
}

export interface Marker {
  /** Ids of the marker's places, in the given order. */
  ids: readonly string[];
  /** The middle of the places that the marker stands for. */
  x: number;
  y: number;
}

interface Cell {
  ids: string[];
  x: number;
  y: number;
}

/**
 * Groups points by the cells of a grid. Takes time proportional to the number of points. The result does not depend
 * on their order, and panning by whole cells does not change the markers. @param cellSize in pixels; at least the
 * size of a marker
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
