/** The file that holds what changes: sessions, clones of people, faults, and what people did. Generated records are never stored. */
import { DatabaseSync } from 'node:sqlite';

const TABLES = `
  create table if not exists sessions (
    token_hash text primary key,
    logon_id text not null,
    brand text not null,
    expires_at integer not null
  ) strict;
  create index if not exists sessions_by_person on sessions (logon_id);
  create table if not exists clones (
    logon_id text primary key,
    like_id text not null
  ) strict;
  create table if not exists faults (
    id integer primary key autoincrement,
    call text not null,
    logon_id text,
    rule text not null,
    remaining integer
  ) strict;
  create table if not exists state (
    id integer primary key autoincrement,
    owner text not null,
    kind text not null,
    key text not null,
    value text not null,
    unique (owner, kind, key)
  ) strict;
`;

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // More than one server may share the file: readers and a writer do not block each other in WAL mode, and a second writer
  // waits (milliseconds) instead of failing.
  database.exec('pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec(TABLES);
  const check = database.prepare('pragma quick_check(1)').get();
  if (check?.['quick_check'] !== 'ok') throw new Error(String(check?.['quick_check']));
  return database;
}

/**
 * @param file path of the database, or `:memory:`; made where it is missing
 * @throws Error where the file is no database or a damaged one; the message names it
 */
export function openDatabase(file: string): DatabaseSync {
  try {
    return open(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The sandbox cannot use its database ${file} (${reason}). Delete the file: the sandbox makes a new one.`,
      { cause },
    );
  }
}

/** Runs synchronous work that reads and then writes as one transaction, and gives its result. What throws is rolled back. */
export type Transaction = <T>(work: () => T) => T;

/** The lock is taken before the first read: two servers over one file never both act on what they read. */
export const transactionOn =
  (database: DatabaseSync): Transaction =>
  (work) => {
    if (database.isTransaction) return work();
    database.exec('begin immediate');
    try {
      const result = work();
      database.exec('commit');
      return result;
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  };
