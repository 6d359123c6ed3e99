/** Who is signed in. The database holds hashes of tokens, never a token. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { RandomBytes } from '../context.ts';

/** Lifetime of a token: from its beginning, or from the last keep-alive; no other use prolongs it. */
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
export type Session = v.InferOutput<typeof row>;

export interface Sessions {
  /** Signs in and gives the token: an opaque one unless told. */
  start(logonId: string, brand: string, token?: string): string;
  /** The session of a token, also where it has expired. */
  find(token: string): Session | undefined;
  isExpired(session: Session): boolean;
  /** The session of a live token goes on for a whole lifetime from now; an expired one stays expired. */
  prolong(token: string): void;
  end(token: string): void;
  /** Expires every session of a person; says how many. */
  expire(logonId: string): number;
  clear(): void;
}

/** What is kept of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** @param now milliseconds since 1970. @param random draws the opaque tokens */
export function createSessions(database: DatabaseSync, now: () => number, random: RandomBytes): Sessions {
  const insert = database.prepare('insert into sessions values (?, ?, ?, ?)');
  const select = database.prepare('select logon_id, brand, expires_at from sessions where token_hash = ?');
  const extend = database.prepare(
    'update sessions set expires_at = ? where token_hash = ? and expires_at > ?',
  );
  const remove = database.prepare('delete from sessions where token_hash = ?');
  const expire = database.prepare('update sessions set expires_at = ? where logon_id = ? and expires_at > ?');
  const purge = database.prepare('delete from sessions where expires_at < ?');
  return {
    start: (logonId, brand, token = random(32).toString('base64url')) => {
      // Expired rows stay for a lifetime, so that faults still know whose token it was.
      purge.run(now() - SESSION_SECONDS * 1000);
      insert.run(hashOf(token), logonId.toUpperCase(), brand, now() + SESSION_SECONDS * 1000);
      return token;
    },
    find: (token) => {
      const found = select.get(hashOf(token));
      return found && v.parse(row, found);
    },
    isExpired: (session) => session.expiresAt <= now(),
    prolong: (token) => {
      extend.run(now() + SESSION_SECONDS * 1000, hashOf(token), now());
    },
    end: (token) => {
      remove.run(hashOf(token));
    },
    expire: (logonId) => Number(expire.run(now(), logonId.toUpperCase(), now()).changes),
    clear: () => {
      database.exec('delete from sessions');
    },
  };
}
