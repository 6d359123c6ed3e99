/**
 * Lists that are read entry by entry: what cannot be read is left out and counted, the rest stays
 * (docs/decisions/075).
 */
import * as v from 'valibot';
import { recordSkippedEntry } from './skipped-entries.ts';

/** The entries that could be read, and how many could not. */
export interface LenientList<Entry> {
  items: Entry[];
  skipped: number;
}

const isRead = <Entry>(entry: Entry | null): entry is Entry => entry !== null;

/**
 * Reads what can be read of a list.
 * @param kind of an entry in the singular, for the log: `claim`
 * @param entry schema of one entry; its output is never null
 */
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

/** The same; a list of which no entry can be read does not fit, because it would look like an empty one. */
export const lenientList = <Entry extends v.GenericSchema>(kind: string, entry: Entry) =>
  v.pipe(
    lenientEntries(kind, entry),
    v.check(({ items, skipped }) => items.length > 0 || skipped === 0, 'no entry can be read'),
  );
