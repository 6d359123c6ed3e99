/** Sessions. The database stores hashes of tokens, never a token. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { RandomBytes } from '../data/random.ts';

/** Lifetime of a token, from its start or the last keep-alive. No other use extends it. */
export const SESSION_SECONDS = 1800;

const row = v.pipe(
  v.object({ logon_id: v.string(), brand: v.string(), expires_at: v.number() }),
  v.transform((columns) => ({
    logonId: columns.logon_id,
    /** Code of the site where the person signed in. */
    brand: columns.brand,
    /** Milliseconds since 1970. */
    expiresAt: columns.expires_at,
  })),
);
const hashRow = v.object({ token_hash: v.string() });
export type Session = v.InferOutput<typeof row>;

export interface Sessions {
  /** Starts a session. @returns its token, opaque by default */
  start(logonId: string, brand: string, token?: string): string;
  /** The session of a token, also an expired one. */
  find(token: string): Session | undefined;
  isExpired(session: Session): boolean;
  /** Extends a session by a whole lifetime from now; an expired one stays expired. */
  extend(token: string): void;
  end(token: string): void;
  /** Hashes of the tokens of a person's sessions that have not expired. */
  open(logonId: string): string[];
  /** Whether the session of a hashed token goes on. */
  isOpen(hash: string): boolean;
  /** Ends the session of a hashed token. */
  endHashed(hash: string): void;
  /** @returns how many */
  expire(logonId: string): number;
  clear(): void;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** @param now milliseconds since 1970 @param random for opaque tokens */
export function createSessions(database: DatabaseSync, now: () => number, random: RandomBytes): Sessions {
  const insert = database.prepare('insert into sessions values (?, ?, ?, ?)');
  const selectHashed = database.prepare(
    'select logon_id, brand, expires_at from sessions where token_hash = ?',
  );
  const selectOpen = database.prepare(
    'select token_hash from sessions where logon_id = ? and expires_at > ?',
  );
  const extend = database.prepare(
    'update sessions set expires_at = ? where token_hash = ? and expires_at > ?',
  );
  const remove = database.prepare('delete from sessions where token_hash = ?');
  const expire = database.prepare('update sessions set expires_at = ? where logon_id = ? and expires_at > ?');
  const purge = database.prepare('delete from sessions where expires_at < ?');
  return {
    start: (logonId, brand, token = random(32).toString('base64url')) => {
      // Expired rows stay for a lifetime, so that faults can still match their person.
      purge.run(now() - SESSION_SECONDS * 1000);
      insert.run(hashOf(token), logonId.toUpperCase(), brand, now() + SESSION_SECONDS * 1000);
      return token;
    },
    find: (token) => {
      const found = selectHashed.get(hashOf(token));
      return found && v.parse(row, found);
    },
    isExpired: (session) => session.expiresAt <= now(),
    extend: (token) => {
      extend.run(now() + SESSION_SECONDS * 1000, hashOf(token), now());
    },
    end: (token) => {
      remove.run(hashOf(token));
    },
    open: (logonId) =>
      selectOpen.all(logonId.toUpperCase(), now()).map((found) => v.parse(hashRow, found).token_hash),
    isOpen: (hash) => {
      const found = selectHashed.get(hash);
      return found !== undefined && v.parse(row, found).expiresAt > now();
    },
    endHashed: (hash) => {
      remove.run(hash);
    },
    expire: (logonId) => Number(expire.run(now(), logonId.toUpperCase(), now()).changes),
    clear: () => {
      database.exec('delete from sessions');
    },
  };
}
