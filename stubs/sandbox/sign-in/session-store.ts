/** Stores sessions and their tokens. The database contains only hashes of tokens. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { LIMIT_HOURS } from '../../../src/session/timeout/session-limit.rules.ts';
import type { RandomBytes } from '../data/random.ts';

/** Lifetime of a token from its start or its last keep-alive. Other calls do not extend it. */
export const SESSION_SECONDS = 1800;

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;
/** Number of hex digits in a session's id, enough for ids to be unique. */
const ID_LENGTH = 32;

/** The session that a token belongs to. A token that is issued from another token belongs to the same session. */
export interface SessionRoot {
  /** The session's id. For a simulation, `a/b`: the id of the session in which it was started, then its own. */
  readonly path: string;
  /** When the session ends at the latest, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Whether the token is for the single-sign-on cookie. A person who signs in with it enters no password on this site. */
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
    /** Code of the brand on whose site the person signed in. */
    brand: columns.brand,
    root: {
      path: columns.path,
      endsAt: columns.ends_at,
      isSingleSignOn: columns.single_sign_on === 1,
    },
    /** When the token expires, in milliseconds since 1970. */
    expiresAt: columns.expires_at,
  })),
);
const pathRow = v.object({ path: v.string() });
export type Session = v.InferOutput<typeof row>;

interface StartOptions {
  /** The token to use. Default: a new random token. */
  token?: string;
  /** The session that the token belongs to. Default: a new session. */
  root?: SessionRoot;
  /** Maximum length of a new session in hours. Default: that of a member's session. */
  hours?: number;
}

export interface Sessions {
  /** Starts a session, or issues another token for an existing session. @returns the token */
  start(logonId: string, brand: string, options?: StartOptions): string;
  /** The session of a token. Expired tokens are found too, until their session ends. */
  find(token: string): Session | undefined;
  /** Whether a token has expired, or the outer session of a simulation has no valid token left. */
  isExpired(session: Session): boolean;
  /** Whole seconds until a token expires; 0 if it is unknown or has expired. */
  secondsLeft(token: string): number;
  /** Extends a token to a whole lifetime from now, but not beyond the end of its session. An expired token stays expired. */
  extend(token: string): void;
  /** Makes a token expire. The session continues, and `find` still returns the session for this token. */
  endToken(token: string): void;
  /** Ends a session, all its tokens, and the simulations that were started in it. */
  end(path: string): void;
  /** The paths of a person's open sessions. */
  open(logonId: string): string[];
  /** Whether the session at `path` has an open session inside it, such as a simulation. */
  hasOpenWithin(path: string): boolean;
  /** Makes all tokens of a person expire. @returns how many expired */
  expire(logonId: string): number;
  clear(): void;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether the session at `path` is the session at `outer`, or was started in that session. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}/`);

/** A new session inside another session; ends when the outer session ends. @param id hex digits */
export const rootWithin = ({ path, endsAt }: SessionRoot, id: string): SessionRoot => ({
  path: `${path}/${id}`,
  endsAt,
});

/** A copy of a session's root for use with the token in the single-sign-on cookie. */
export const singleSignOn = (root: SessionRoot): SessionRoot => ({ ...root, isSingleSignOn: true });

/** Whether a session was started inside another session, and not by the person's own sign-in. */
export const isSimulation = ({ path }: Pick<SessionRoot, 'path'>): boolean => path.includes('/');

const outerPaths = (path: string): string[] =>
  path.split('/').flatMap((_, at, ids) => (at === 0 ? [] : ids.slice(0, at).join('/')));

const prepareStatements = (database: DatabaseSync) => ({
  insert: database.prepare('insert into session_tokens values (?, ?, ?, ?, ?, ?, ?)'),
  select: database.prepare(
    'select logon_id, brand, path, ends_at, single_sign_on, expires_at from session_tokens where token_hash = ?',
  ),
  selectOpen: database.prepare(
    'select distinct path from session_tokens where logon_id = ? and expires_at > ?',
  ),
  selectLive: database.prepare('select path from session_tokens where path = ? and expires_at > ? limit 1'),
  selectWithin: database.prepare(
    "select distinct path from session_tokens where path like ? || '/%' and expires_at > ?",
  ),
  extend: database.prepare(
    'update session_tokens set expires_at = min(?, ends_at) where token_hash = ? and expires_at > ?',
  ),
  endToken: database.prepare(
    'update session_tokens set expires_at = min(?, expires_at) where token_hash = ?',
  ),
  remove: database.prepare("delete from session_tokens where path = ? or path like ? || '/%'"),
  expire: database.prepare('update session_tokens set expires_at = ? where logon_id = ? and expires_at > ?'),
  purge: database.prepare('delete from session_tokens where ends_at < ?'),
});

/** @param now returns milliseconds since 1970 @param random source of random tokens and ids */
export function createSessions(database: DatabaseSync, now: () => number, random: RandomBytes): Sessions {
  const statements = prepareStatements(database);
  const find = (token: string): Session | undefined => {
    const stored = statements.select.get(hashOf(token));
    return stored && v.parse(row, stored);
  };
  const pathsOf = (rows: unknown[]): string[] => rows.map((stored) => v.parse(pathRow, stored).path);
  /**
   * Whether all outer sessions have a valid token. A simulation ends with the staff member's session
   * (decisions/session#tokens-end-with-their-session).
   */
  const hasOpenOuter = (path: string): boolean =>
    outerPaths(path).every((outer) => statements.selectLive.get(outer, now()) !== undefined);
  const isExpired = ({ expiresAt, root }: Session): boolean => expiresAt <= now() || !hasOpenOuter(root.path);
  return {
    start: (logonId, brand, { token = random(ID_LENGTH).toString('base64url'), root, hours } = {}) => {
      // Expired tokens stay until their session ends, so that a revocation finds the session by any of its tokens, and fault
      // injection finds the person.
      statements.purge.run(now() - SESSION_SECONDS * SECOND_MS);
      const { path, endsAt, isSingleSignOn }: SessionRoot = root ?? {
        path: hashOf(token).slice(0, ID_LENGTH),
        endsAt: now() + (hours ?? LIMIT_HOURS.member) * HOUR_MS,
      };
      const expiresAt = Math.min(now() + SESSION_SECONDS * SECOND_MS, endsAt);
      statements.insert.run(
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
        statements.extend.run(now() + SESSION_SECONDS * SECOND_MS, hashOf(token), now());
    },
    endToken: (token) => {
      statements.endToken.run(now(), hashOf(token));
    },
    end: (path) => {
      statements.remove.run(path, path);
    },
    open: (logonId) => pathsOf(statements.selectOpen.all(logonId.toUpperCase(), now())).filter(hasOpenOuter),
    hasOpenWithin: (path) => pathsOf(statements.selectWithin.all(path, now())).some(hasOpenOuter),
    expire: (logonId) => Number(statements.expire.run(now(), logonId.toUpperCase(), now()).changes),
    clear: () => {
      database.exec('delete from session_tokens');
    },
  };
}
