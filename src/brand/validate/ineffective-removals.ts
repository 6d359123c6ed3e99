/** `null` removes a key. If there is no such key, the name is probably misspelled. */
import { locate } from '../load/source-positions.ts';
import { formatPath, type BrandError, type KeyPath } from '../brand-error.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { unknownKey } from './issue-text.ts';
import { isRecord, type Data, type DataRecord } from '../resolve/layers.ts';
import { didYouMean } from '../nearest.ts';
import { namesAt, shapeAt, type Shape } from './schema-shape.ts';
import { valueAt } from '../resolve/trace.ts';

const found = new WeakMap<DataRecord, KeyPath[]>();

function nullPaths(data: Data, path: KeyPath = []): KeyPath[] {
  if (data === null) return [path];
  return isRecord(data)
    ? Object.entries(data).flatMap(([key, value]) => nullPaths(value, [...path, key]))
    : [];
}

/** Cached: base and families are the same for many brands. */
function removals({ data }: BrandSource): KeyPath[] {
  const paths = found.get(data) ?? nullPaths(data);
  found.set(data, paths);
  return paths;
}

const besides = (below: readonly BrandSource[], path: KeyPath): string[] =>
  below.flatMap(({ data }) => {
    const group = valueAt(data, path.slice(0, -1));
    return isRecord(group) ? Object.keys(group) : [];
  });

function message(shape: Shape, below: readonly BrandSource[], path: KeyPath): string | undefined {
  const name = String(path.at(-1));
  const group = shapeAt(shape, path.slice(0, -1));
  if (group?.kind === 'group' && !group.keys.has(name))
    return unknownKey(name, 'a brand record', namesAt(group));
  const names = besides(below, path);
  if (group?.kind !== 'table' || names.includes(name)) return undefined;
  return `has no value, and there is none to remove${didYouMean(name, names)}`;
}

export const ineffectiveRemovals = (shape: Shape, sources: readonly BrandSource[]): BrandError[] =>
  sources.flatMap((source, at) =>
    removals(source).flatMap((path) => {
      const says = message(shape, sources.slice(0, at), path);
      return says === undefined ? [] : [{ ...locate([source], path), path: formatPath(path), message: says }];
    }),
  );
