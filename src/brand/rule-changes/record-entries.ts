/** A brand record as a flat list of keys with their values and files, so that two releases can be compared. */
import type { Brand } from '../brand.schema.ts';

/** A key in a record: names from the outside in. A header tab counts as an entry named by its id. */
export type RecordPath = readonly string[];

/** A single value, or a list of them. */
export type EntryValue = string | number | boolean | readonly (string | number | boolean)[];

/** One key of a published record. */
export interface RecordEntry {
  path: RecordPath;
  value: EntryValue;
}

/** The file that has the last word on each key, by the key's dotted path; a key removed with null is one too. */
export type WrittenIn = Readonly<Record<string, string>>;

export const dotted = (path: RecordPath): string => path.join('.');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entries of a list that have ids of their own are compared by id and not by place. */
const byId = (value: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(
    value.filter(isObject).map(({ id, ...rest }, at) => [typeof id === 'string' ? id : String(at), rest]),
  );

const isSingle = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Every single value, list and null in plain data. An empty group has none. */
function leaves(value: unknown, path: RecordPath = []): { path: RecordPath; value: EntryValue | null }[] {
  if (value === undefined) return [];
  if (value === null || isSingle(value)) return [{ path, value }];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.every(isSingle) ? [{ path, value: items }] : leaves(byId(items), path);
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
    : [];
}

const asWritten = ({ text, spanishText, ...hours }: Brand['hours']) => ({
  ...hours,
  text: { english: text, spanish: spanishText },
});

/** The keys of a checked record, in the order of the record, as brand files have them. */
export const recordEntries = ({ code: _code, hours, ...record }: Brand): RecordEntry[] =>
  leaves({ ...record, hours: asWritten(hours) }).flatMap(({ path, value }) =>
    value === null ? [] : [{ path, value }],
  );

/** @param layers base, family and brand as written, the most general first */
export function writtenIn(layers: readonly { file: string; data: unknown }[]): WrittenIn {
  const written = new Map<string, string>();
  for (const { file, data } of layers)
    for (const { path, value } of leaves(data)) {
      const key = dotted(path);
      // A group that is removed takes with it what the layers below wrote in it.
      if (value === null)
        for (const below of [...written.keys()]) if (below.startsWith(`${key}.`)) written.delete(below);
      written.set(key, file);
    }
  return Object.fromEntries(written);
}

/** The file that sets or removes a key, or the group around it; undefined where no file mentions it. */
export function fileOf(written: WrittenIn, path: RecordPath): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const file = written[dotted(path.slice(0, length))];
    if (file !== undefined) return file;
  }
  return undefined;
}

/** The file of a value that is there. One that the schema fills in belongs to the file of its entry. */
export function fileOfValue(written: WrittenIn, path: RecordPath): string | undefined {
  const entry = `${dotted(path.slice(0, -1))}.`;
  const beside = () => Object.entries(written).findLast(([key]) => key.startsWith(entry))?.[1];
  return fileOf(written, path) ?? (path.length > 1 ? beside() : undefined);
}
