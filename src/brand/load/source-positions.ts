import { formatPath, type BrandError, type KeyPath, type SourcePosition } from '../brand-error.ts';
import type { BrandSource } from './brand-source.ts';

/** Position of a value in the last layer that sets it. For a list item, that is the last layer that sets the list. */
export function locate(sources: readonly BrandSource[], path: KeyPath): SourcePosition {
  const latest = sources.toReversed();
  const list = path.findIndex((part) => typeof part === 'number');
  const owners =
    list < 0
      ? latest
      : latest.filter((source) => source.locate(path.slice(0, list)).depth === list).slice(0, 1);
  const positions = (owners.length > 0 ? owners : latest).map((source) => ({
    file: source.file,
    ...source.locate(path),
  }));
  const best = positions.reduce((deepest, position) => (position.depth > deepest.depth ? position : deepest));
  return { file: best.file, line: best.line, column: best.column };
}

export const errorAt = (sources: readonly BrandSource[], path: KeyPath, message: string): BrandError => ({
  ...locate(sources, path),
  path: formatPath(path),
  message,
});
