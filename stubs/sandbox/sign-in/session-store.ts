/** Sessions and their tokens. The database stores hashes of tokens, never a token. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { LIMIT_HOURS } from '../../../src/session/timeout/session-limit.rules.ts';
import type { RandomBytes } from '../data/random.ts';

/** Lifetime of a token, from its start or the last keep-alive. No other use extends it. */
export const SESSION_SECONDS = 1800;

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;
/** Hex digits of a session's id: enough that two never share one. */
const ID_LENGTH = 32;

/** Every token that is issued from another one carries the session of the first one, at any depth. */
export interface SessionRoot {
  /** Id of the session; behind the session in which it was started, if it is a simulation: `a/b`. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** The token came to this browser in another system's cookie: no one has typed a password here. */
  readonly isSingleSignOn?: boolean;
}

const row = v.pipe(
  v.object({
    logon_id: v.string(),
    brand: v.string(),
    path: v.string(),
    ends_at: v.number(),
    single_sign_on: v.number(),
    expires_at: v.number(),
  }),
  v.transform((columns) => ({
    logonId: columns.logon_id,
    /** Code of the site where the person signed in. */
    brand: columns.brand,
    root: {
      path: columns.path,
      endsAt: columns.ends_at,
      isSingleSignOn: columns.single_sign_on === 1,
    },
    /** Milliseconds since 1970. */
    expiresAt: columns.expires_at,
  })),
);
const pathRow = v.object({ path: v.string() });
export type Session = v.InferOutput<typeof row>;

interface StartOptions {
  /** Opaque and random by default. */
  token?: string;
  /** The session that the token belongs to; left out: a new one. */
  root?: SessionRoot;
  /** Limit of a new session in hours; by default that of a member. */
  hours?: number;
}

export interface Sessions {
  /** Starts a session, or issues one more token of a session. @returns the token */
  start(logonId: string, brand: string, options?: StartOptions): string;
  /** The session of a token, also of an expired one, until the session's own end. */
  find(token: string): Session | undefined;
  /** Whether a token, or every token of a session around its own, has expired. */
  isExpired(session: Session): boolean;
  /** Whole seconds until a token expires; 0 for an unknown or expired one. */
  secondsLeft(token: string): number;
  /** Extends a token by a whole lifetime from now, up to the end of its session; an expired one stays expired. */
  extend(token: string): void;
  /** Ends one token; its session goes on, and is still found by it. */
  endToken(token: string): void;
  /** Ends a session with all its tokens, and those of sessions that were started in it. */
  end(path: string): void;
  /** Paths of a person's open sessions. */
  open(logonId: string): string[];
  /** Whether a session in the one of this path is open. */
  hasOpenWithin(path: string): boolean;
  /** @returns how many tokens */
  expire(logonId: string): number;
  clear(): void;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether the session of a path is that of another path, or was started in it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}/`);

/** A new session that ends with another one. @param id hex digits */
export const rootWithin = ({ path, endsAt }: SessionRoot, id: string): SessionRoot => ({
  path: `${path}/${id}`,
  endsAt,
});

/** A token of the same session for the cookie by which other systems' pages sign in here. */
export const singleSignOn = (root: SessionRoot): SessionRoot => ({ ...root, isSingleSignOn: true });

/** Sessions that the person's own sign-in did not start. */
export const isSimulation = ({ path }: Pick<SessionRoot, 'path'>): boolean => path.includes('/');

const outerPaths = (path: string): string[] =>
  path.split('/').flatMap((_, at, ids) => (at === 0 ? [] : ids.slice(0, at).join('/')));

/** @param now milliseconds since 1970 @param random for opaque tokens and ids */
export function createSessions(database: DatabaseSync, now: () => number, random: RandomBytes): Sessions {
  const insert = database.prepare('insert into session_tokens values (?, ?, ?, ?, ?, ?, ?)');
  const select = database.prepare(
    'select logon_id, brand, path, ends_at, single_sign_on, expires_at from session_tokens where token_hash = ?',
  );
  const selectOpen = database.prepare(
    'select distinct path from session_tokens where logon_id = ? and expires_at > ?',
  );
  const selectLive = database.prepare(
    'select path from session_tokens where path = ? and expires_at > ? limit 1',
  );
  const selectWithin = database.prepare(
    "select distinct path from session_tokens where path like ? || '/%' and expires_at > ?",
  );
  const extend = database.prepare(
    'update session_tokens set expires_at = min(?, ends_at) where token_hash = ? and expires_at > ?',
  );
  const endToken = database.prepare(
    'update session_tokens set expires_at = min(?, expires_at) where token_hash = ?',
  );
  const remove = database.prepare("delete from session_tokens where path = ? or path like ? || '/%'");
  const expire = database.prepare(
    'update session_tokens set expires_at = ? where logon_id = ? and expires_at > ?',
  );
  const purge = database.prepare('delete from session_tokens where ends_at < ?');
  const find = (token: string): Session | undefined => {
    const stored = select.get(hashOf(token));
    return stored && v.parse(row, stored);
  };
  const pathsOf = (rows: unknown[]): string[] => rows.map((stored) => v.parse(pathRow, stored).path);
  /** Staff who are gone for the length of a lifetime leave no simulation behind (decisions/session#tokens-end-with-their-session). */
  const hasOpenOuter = (path: string): boolean =>
    outerPaths(path).every((outer) => selectLive.get(outer, now()) !== undefined);
  const isExpired = ({ expiresAt, root }: Session): boolean => expiresAt <= now() || !hasOpenOuter(root.path);
  return {
    start: (logonId, brand, { token = random(ID_LENGTH).toString('base64url'), root, hours } = {}) => {
      // Expired rows stay: a revocation finds the session by any of its tokens, and faults their person.
      purge.run(now() - SESSION_SECONDS * SECOND_MS);
      const { path, endsAt, isSingleSignOn }: SessionRoot = root ?? {
        path: hashOf(token).slice(0, ID_LENGTH),
        endsAt: now() + (hours ?? LIMIT_HOURS.member) * HOUR_MS,
      };
      const expiresAt = Math.min(now() + SESSION_SECONDS * SECOND_MS, endsAt);
      insert.run(
        hashOf(token),
        logonId.toUpperCase(),
        brand,
        path,
        endsAt,
        isSingleSignOn ? 1 : 0,
        expiresAt,
      );
      return token;
    },
    find,
    isExpired,
    secondsLeft: (token) => {
      const session = find(token);
      return !session || isExpired(session) ? 0 : Math.floor((session.expiresAt - now()) / SECOND_MS);
    },
    extend: (token) => {
      const session = find(token);
      if (session && !isExpired(session))
        extend.run(now() + SESSION_SECONDS * SECOND_MS, hashOf(token), now());
    },
    endToken: (token) => {
      endToken.run(now(), hashOf(token));
    },
    end: (path) => {
      remove.run(path, path);
    },
    open: (logonId) => pathsOf(selectOpen.all(logonId.toUpperCase(), now())).filter(hasOpenOuter),
    hasOpenWithin: (path) => pathsOf(selectWithin.all(path, now())).some(hasOpenOuter),
    expire: (logonId) => Number(expire.run(now(), logonId.toUpperCase(), now()).changes),
    clear: () => {
      database.exec('delete from session_tokens');
    },
  };
}
