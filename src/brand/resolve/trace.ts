import { formatPath, type KeyPath, type SourcePosition } from '../brand-error.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { isRecord, resolveLayers, type Data, type DataRecord } from './layers.ts';

export interface LayerValue extends SourcePosition {
  /**
   * `removes`: the layer sets the key or its group to null. `replaces`: it sets the group to a list or single value.
   */
  action: 'sets' | 'removes' | 'replaces';
  value: Data;
}

export interface Trace {
  path: KeyPath;
  value: Data | undefined;
  layerValues: LayerValue[];
}

const valueIn = (data: Data | undefined, part: string | number): Data | undefined => {
  if (Array.isArray(data)) return data[Number(part)];
  return isRecord(data) && Object.hasOwn(data, part) ? data[part] : undefined;
};

export const valueAt = (data: Data, path: KeyPath): Data | undefined =>
  path.reduce<Data | undefined>(valueIn, data);

function layerValue(source: BrandSource, path: KeyPath): LayerValue | undefined {
  let value: Data | undefined = source.data;
  for (const [at, part] of path.entries()) {
    const next = valueIn(value, part);
    const here = path.slice(0, at + 1);
    const { line, column } = source.locate(here);
    if (next === null) return { file: source.file, line, column, action: 'removes', value: null };
    if (next === undefined) {
      // A list replaces the whole list of a more general layer, even if the replaced list is longer.
      if (!Array.isArray(value)) return undefined;
      const list = source.locate(path.slice(0, at));
      return { file: source.file, line: list.line, column: list.column, action: 'replaces', value };
    }
    if (at < path.length - 1 && !isRecord(next) && !Array.isArray(next))
      return { file: source.file, line, column, action: 'replaces', value: next };
    value = next;
  }
  const { line, column } = source.locate(path);
  return { file: source.file, line, column, action: 'sets', value: value ?? null };
}

/** What each layer does with a value. `sources` begins with the base, `layerValues` with the winning layer. */
export const trace = (sources: readonly BrandSource[], path: KeyPath): Trace => ({
  path,
  value: valueAt(resolveLayers(sources.map(({ data }) => data)), path),
  layerValues: sources.toReversed().flatMap((source) => layerValue(source, path) ?? []),
});

/** Index of the layer that sets a value; the base is 0. */
export const layerOf = (sources: readonly BrandSource[], path: KeyPath): number =>
  sources.findLastIndex((source) => layerValue(source, path) !== undefined);

function leaves(data: Data, path: KeyPath = []): KeyPath[] {
  if (!isRecord(data) || (path.length > 0 && Object.keys(data).length === 0)) return [path];
  return Object.entries(data).flatMap(([name, value]) => leaves(value, [...path, name]));
}

export const within = (path: KeyPath, start: KeyPath): boolean =>
  start.every((part, at) => path[at] === part);

/** Traces every value under a path, and every key that a layer removes. */
export function traceAll(sources: readonly BrandSource[], start: KeyPath = []): Trace[] {
  const resolved = resolveLayers(sources.map(({ data }) => data));
  const there = leaves(resolved);
  const removed = sources
    .flatMap(({ data }) => leaves(data).filter((path) => valueAt(data, path) === null))
    .filter((path) => valueAt(resolved, path) === undefined);
  const paths = new Map([...there, ...removed].map((path) => [formatPath(path), path]));
  return [...paths.values()].filter((path) => within(path, start)).map((path) => trace(sources, path));
}

/** The longest name that the text starts with. Finds keys that contain a dot, as in `redirects./a/b.jsp`. */
const longestName = (text: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => text === name || text.startsWith(`${name}.`) || text.startsWith(`${name}[`))
    .sort((a, b) => b.length - a.length)[0];

/**
 * Parses paths such as `memberId.rule`, `pages[0]` or `redirects./mbr/`. Looks up names in `layers`, because a name may
 * contain dots.
 */
export function readPath(text: string, layers: readonly DataRecord[]): KeyPath {
  const path: (string | number)[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const index = /^\[(?<at>\d+)\]\.?/.exec(rest);
    if (index) {
      path.push(Number(index.groups?.['at']));
      rest = rest.slice(index[0].length);
      continue;
    }
    const names = layers.flatMap((layer) => {
      const here = valueAt(layer, path);
      return isRecord(here) ? Object.keys(here) : [];
    });
    const name = longestName(rest, names) ?? /^[^.[]+|^./.exec(rest)?.[0] ?? rest;
    path.push(name);
    rest = rest.slice(name.length).replace(/^\./, '');
  }
  return path;
}
