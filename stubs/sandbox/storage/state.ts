/**
 * Stores the data that users change, as JSON values by owner, kind and key. Generated records are never stored; changes
 * override them. For example, kind 'message' and key 'MSG123' store that a message was read.
 */
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

const row = v.object({ key: v.string(), value: v.pipe(v.string(), v.parseJson()) });

export interface State {
  get<S extends v.GenericSchema>(
    owner: string,
    kind: string,
    key: string,
    schema: S,
  ): v.InferOutput<S> | undefined;
  /** All values of a kind by their keys, in insertion order. */
  list<S extends v.GenericSchema>(owner: string, kind: string, schema: S): Map<string, v.InferOutput<S>>;
  /** Stores a value. When the method returns, the value is on disk. */
  set(owner: string, kind: string, key: string, value: unknown): void;
  /** Stores a value unless the key already has one. @returns whether it was stored */
  add(owner: string, kind: string, key: string, value: unknown): boolean;
  remove(owner: string, kind: string, key: string): void;
  clear(): void;
}

/** In all methods, `owner` is a logon id or `family <id>`, case-insensitive, or '' for data that belongs to neither. */
export function createState(database: DatabaseSync): State {
  const select = database.prepare('select key, value from state where owner = ? and kind = ? and key = ?');
  const selectAll = database.prepare('select key, value from state where owner = ? and kind = ? order by id');
  const upsert = database.prepare(
    'insert into state (owner, kind, key, value) values (?, ?, ?, ?) on conflict do update set value = excluded.value',
  );
  const insert = database.prepare(
    'insert into state (owner, kind, key, value) values (?, ?, ?, ?) on conflict do nothing',
  );
  const remove = database.prepare('delete from state where owner = ? and kind = ? and key = ?');
  return {
    get: (owner, kind, key, schema) => {
      const stored = select.get(owner.toUpperCase(), kind, key);
      return stored && v.parse(schema, v.parse(row, stored).value);
    },
    list: (owner, kind, schema) =>
      new Map(
        selectAll.all(owner.toUpperCase(), kind).map((stored) => {
          const { key, value } = v.parse(row, stored);
          return [key, v.parse(schema, value)];
        }),
      ),
    set: (owner, kind, key, value) => {
      upsert.run(owner.toUpperCase(), kind, key, JSON.stringify(value));
    },
    add: (owner, kind, key, value) =>
      insert.run(owner.toUpperCase(), kind, key, JSON.stringify(value)).changes > 0,
    remove: (owner, kind, key) => {
      remove.run(owner.toUpperCase(), kind, key);
    },
    clear: () => {
      database.exec('delete from state');
    },
  };
}
