import * as v from 'valibot';
import { recordSkippedEntry } from './skipped-entries.ts';

export interface LenientList<Entry> {
  items: Entry[];
  skipped: number;
}

const isRead = <Entry>(entry: Entry | null): entry is Entry => entry !== null;

/** A list schema that skips and records invalid entries (decisions/brands#unreadable-entries-are-counted). @param kind what an entry is, in the singular, for the log: `claim` */
export const lenientEntries = <Entry extends v.GenericSchema>(kind: string, entry: Entry) =>
  v.pipe(
    v.array(
      v.fallback(
        v.pipe(
          entry,
          v.transform((value): v.InferOutput<Entry> | null => value),
        ),
        (dataset) => {
          recordSkippedEntry(kind, dataset?.issues?.map((issue) => v.getDotPath(issue) ?? '') ?? []);
          return null;
        },
      ),
    ),
    v.transform((entries): LenientList<v.InferOutput<Entry>> => {
      const items = entries.filter(isRead);
      return { items, skipped: entries.length - items.length };
    }),
  );

/** Like `lenientEntries`, but fails if every entry is invalid, because the list would look empty. */
export const lenientList = <Entry extends v.GenericSchema>(kind: string, entry: Entry) =>
  v.pipe(
    lenientEntries(kind, entry),
    v.check(({ items, skipped }) => items.length > 0 || skipped === 0, 'no entry can be read'),
  );

/** For a `LongList`. @returns `parseAhead`, which parses one entry, and a schema that reuses its results */
export function parsedAhead<Entry extends v.GenericSchema>(entry: Entry) {
  const results = new WeakMap<object, ReturnType<Entry['~run']>>();
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const schema: Entry = {
    ...entry,
    '~run'(dataset: Parameters<Entry['~run']>[0], config: Parameters<Entry['~run']>[1]) {
      const cached = isObject(dataset.value) ? results.get(dataset.value) : undefined;
      return cached ?? entry['~run'](dataset, config);
    },
  };
  const parseAhead = (value: unknown): void => {
    if (isObject(value)) results.set(value, entry['~run']({ value }, {}) as ReturnType<Entry['~run']>);
  };
  return { schema, parseAhead };
}
