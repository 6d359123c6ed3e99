import type { Brand } from '../brand.schema.ts';

/** The keys that lead to a value, outermost first. A header tab's key is its id. */
export type RecordPath = readonly string[];

export type EntryValue = string | number | boolean | readonly (string | number | boolean)[];

export interface RecordEntry {
  path: RecordPath;
  value: EntryValue;
}

/** For each dotted path, the last file that sets or removes the key. */
export type WrittenIn = Readonly<Record<string, string>>;

export const dottedPath = (path: RecordPath): string => path.join('.');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Indexes list items by id, or by position if they have no id, so that reordering items with ids is not a change. */
const byId = (value: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(
    value.filter(isObject).map(({ id, ...rest }, at) => [typeof id === 'string' ? id : String(at), rest]),
  );

const isSingle = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

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

const asWritten = ({
  text,
  spanishText,
  inSentence: _inSentence,
  spanishInSentence: _spanishInSentence,
  ...hours
}: Brand['hours']) => ({
  ...hours,
  text: { english: text, spanish: spanishText },
});

/** The rules in a state's record. All its other facts are page copy, which release records do not contain. */
export const stateRules = (state: Brand['state']) => ({ state: { promptPay: state?.promptPay } });

export const recordEntries = ({
  code: _code,
  language: _language,
  state,
  hours,
  ...record
}: Brand): RecordEntry[] =>
  leaves({ ...record, hours: asWritten(hours), ...stateRules(state) }).flatMap(({ path, value }) =>
    value === null ? [] : [{ path, value }],
  );

export function writtenIn(layers: readonly { file: string; data: unknown }[]): WrittenIn {
  const written = new Map<string, string>();
  for (const { file, data } of layers)
    for (const { path, value } of leaves(data)) {
      const key = dottedPath(path);
      // Removing a group also removes the keys that more general layers set in it.
      if (value === null)
        for (const below of [...written.keys()]) if (below.startsWith(`${key}.`)) written.delete(below);
      written.set(key, file);
    }
  return Object.fromEntries(written);
}

/** The file that sets or removes a key, otherwise the file that sets or removes the closest group that contains it. */
export function fileOf(written: WrittenIn, path: RecordPath): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const file = written[dottedPath(path.slice(0, length))];
    if (file !== undefined) return file;
  }
  return undefined;
}

/** The file that sets a value. For a default from the schema, it is the file that sets other keys of the same group. */
export function fileOfValue(written: WrittenIn, path: RecordPath): string | undefined {
  const entry = `${dottedPath(path.slice(0, -1))}.`;
  const beside = () => Object.entries(written).findLast(([key]) => key.startsWith(entry))?.[1];
  return fileOf(written, path) ?? (path.length > 1 ? beside() : undefined);
}
