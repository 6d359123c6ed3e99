/** Where a value of a brand comes from: what each layer says about it, and which one is heard. */
import { showPath, type BrandSource, type KeyPath, type Place } from '../load/brand-source.ts';
import { isRecord, resolve, type Data, type DataRecord } from './layers.ts';

/** What one layer says about a value. */
export interface Saying extends Place {
  /** `removes`: null here or on a group above; `replaces`: a single value or list where a group above would be. */
  does: 'sets' | 'removes' | 'replaces';
  value: Data;
}

/** A value with every layer's say, the one that is heard first. */
export interface Trace {
  path: KeyPath;
  /** Nothing where no layer sets it or the last word removes it. */
  value: Data | undefined;
  sayings: Saying[];
}

const own = (data: Data | undefined, part: string | number): Data | undefined => {
  if (Array.isArray(data)) return data[Number(part)];
  return isRecord(data) && Object.hasOwn(data, part) ? data[part] : undefined;
};

/** The value at a path of plain data. */
export const valueAt = (data: Data, path: KeyPath): Data | undefined =>
  path.reduce<Data | undefined>(own, data);

/** What a layer says about a path; nothing where it leaves it to the layers below. */
function saying(source: BrandSource, path: KeyPath): Saying | undefined {
  let value: Data | undefined = source.data;
  for (const [at, part] of path.entries()) {
    const next = own(value, part);
    const here = path.slice(0, at + 1);
    const { line, column } = source.locate(here);
    if (next === null) return { file: source.file, line, column, does: 'removes', value: null };
    if (next === undefined) {
      // A list replaces as a whole: that it has no such item is the last word.
      if (!Array.isArray(value)) return undefined;
      const list = source.locate(path.slice(0, at));
      return { file: source.file, line: list.line, column: list.column, does: 'replaces', value };
    }
    if (at < path.length - 1 && !isRecord(next) && !Array.isArray(next))
      return { file: source.file, line, column, does: 'replaces', value: next };
    value = next;
  }
  const { line, column } = source.locate(path);
  return { file: source.file, line, column, does: 'sets', value: value ?? null };
}

/**
 * @param sources layers, the most general first
 * @param path a single value, a list or an item in one
 */
export const trace = (sources: readonly BrandSource[], path: KeyPath): Trace => ({
  path,
  value: valueAt(resolve(sources.map(({ data }) => data)), path),
  sayings: sources.toReversed().flatMap((source) => saying(source, path) ?? []),
});

/** Paths of the single values and lists in plain data; an empty group counts as one. */
function leaves(data: Data, path: KeyPath = []): KeyPath[] {
  if (!isRecord(data) || (path.length > 0 && Object.keys(data).length === 0)) return [path];
  return Object.entries(data).flatMap(([name, value]) => leaves(value, [...path, name]));
}

/** Whether one path begins with another. */
const within = (path: KeyPath, start: KeyPath): boolean => start.every((part, at) => path[at] === part);

/**
 * Every value under a path, in the order of the layers, and every key that a layer takes away.
 * @param start a group of keys; empty for the whole record
 */
export function traceAll(sources: readonly BrandSource[], start: KeyPath = []): Trace[] {
  const resolved = resolve(sources.map(({ data }) => data));
  const there = leaves(resolved);
  const removed = sources
    .flatMap(({ data }) => leaves(data).filter((path) => valueAt(data, path) === null))
    .filter((path) => valueAt(resolved, path) === undefined);
  const paths = new Map([...there, ...removed].map((path) => [showPath(path), path]));
  return [...paths.values()].filter((path) => within(path, start)).map((path) => trace(sources, path));
}

/** The longest name that a text starts with, so that `redirects./a/b.jsp` finds its key although that has a dot. */
const longestName = (text: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => text === name || text.startsWith(`${name}.`) || text.startsWith(`${name}[`))
    .sort((one, other) => other.length - one.length)[0];

/**
 * Reads a path as a person writes it: `memberId.rule`, `pages[0]`, `redirects./mbr/`.
 * @param layers where names with dots in them are looked up
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
