/** The database for all data that changes: sessions, clones, faults and state. Generated records are never stored. */
import { DatabaseSync } from 'node:sqlite';

const TABLES = `
  create table if not exists session_tokens (
    token_hash text primary key,
    logon_id text not null,
    brand text not null,
    path text not null,
    ends_at integer not null,
    single_sign_on integer not null,
    expires_at integer not null
  ) strict;
  create index if not exists session_tokens_by_person on session_tokens (logon_id);
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
  // Several servers may share the file. In WAL mode, readers and a writer do not block each other. With the timeout, a second
  // writer waits until the first has finished instead of failing.
  database.exec('pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec(TABLES);
  const check = database.prepare('pragma quick_check(1)').get();
  if (check?.['quick_check'] !== 'ok') throw new Error(String(check?.['quick_check']));
  return database;
}

/**
 * Opens a database.
 * @param file path of the database, which is created if it is missing, or `:memory:`
 * @throws Error if the file is corrupt or not a database
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

/** Runs synchronous work in a transaction and returns its result; rolls back on an error. */
export type Transaction = <T>(work: () => T) => T;

/** Transactions that lock the database before the first read, so that two servers never act on the same state. */
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
