/** Which layer of a brand wrote a value. */
import { showPath, type BrandSource, type Fault, type KeyPath, type Place } from './brand-source.ts';

/**
 * The layer in which an editor finds the value at `path`: the one that wrote it last. A list replaces
 * as a whole, so what is inside a list is looked up only in the last layer that has the list.
 * @param sources layers, the most general first
 */
export function locate(sources: readonly BrandSource[], path: KeyPath): Place {
  const latest = sources.toReversed();
  const list = path.findIndex((part) => typeof part === 'number');
  const owners =
    list < 0
      ? latest
      : latest.filter((source) => source.locate(path.slice(0, list)).depth === list).slice(0, 1);
  const places = (owners.length > 0 ? owners : latest).map((source) => ({
    file: source.file,
    ...source.locate(path),
  }));
  const best = places.reduce((deepest, place) => (place.depth > deepest.depth ? place : deepest));
  return { file: best.file, line: best.line, column: best.column };
}

/** A fault at the place of a value. */
export const faultAt = (sources: readonly BrandSource[], path: KeyPath, message: string): Fault => ({
  ...locate(sources, path),
  path: showPath(path),
  message,
});
