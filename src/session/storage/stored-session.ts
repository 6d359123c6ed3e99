/**
 * A session as a tab keeps it in session storage (spec 000 §3, §4), and as it hands it to another tab. Small: pages
 * of visitors load it too.
 */
import { sessionStore } from '../../lib/storage.ts';
import { readCookie } from './session-cookies.ts';
import { REFRESH_KEY, SESSION_COOKIE_KEY, TOKEN_KEY, USER_KEY, PROFILE_KEYS } from './session-keys.ts';
import { ACTIVITY_COOKIE, SESSION_INFO_KEY } from './shell-keys.ts';

import type { SessionTokens } from '../session-machine.types.ts';

/** How a session began. */
export interface SessionInfo {
  /** The sign-in flow, which decides how one signs out (`signIn.flow` of the brand record). */
  flow: string;
  /** Staff act as a member, in this window alone (spec 000 §6). */
  simulation: boolean;
}

/** All that one tab needs to go on with the session of another. */
export interface StoredSession {
  /** The user data record; whoever reads it checks it. */
  user: unknown;
  tokens: SessionTokens;
  facts: SessionInfo;
  /** The session's own cookie; null where it has none that scripts can read. */
  cookie: string | null;
  /** The sealed profile and its key, where there is one (`profile-cache.ts`). */
  profile: Readonly<Record<string, unknown>>;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const infoField = (name: string): unknown => {
  const facts = sessionStore.get(SESSION_INFO_KEY);
  return typeof facts === 'object' && facts !== null
    ? Object.entries(facts).find(([key]) => key === name)?.[1]
    : undefined;
};

/** The tokens of this tab; null where it has none. */
export function storedTokens(): SessionTokens | null {
  const access = textOf(sessionStore.get(TOKEN_KEY));
  if (access === null) return null;
  const endsAt = infoField('endsAt');
  return {
    access,
    refresh: textOf(sessionStore.get(REFRESH_KEY)),
    endsAt: typeof endsAt === 'number' ? endsAt : Infinity,
  };
}

/** How the session of this tab began; without one as the newer flow does. */
export const storedSessionInfo = (): SessionInfo => ({
  flow: textOf(infoField('flow')) ?? 'newer',
  simulation: infoField('simulation') === true,
});

/** The session's own cookie as this tab took it up; null where there was none. */
export const storedSessionCookie = (): string | null => textOf(sessionStore.get(SESSION_COOKIE_KEY));

/** The session of this tab; null where it has none, or storage has forgotten a part of it. */
export function storedSession(): StoredSession | null {
  const user = sessionStore.get(USER_KEY);
  const tokens = storedTokens();
  if (user === null || tokens === null) return null;
  const profile = Object.fromEntries(PROFILE_KEYS.map((key) => [key, sessionStore.get(key)]));
  return { user, tokens, facts: storedSessionInfo(), cookie: storedSessionCookie(), profile };
}

/** Keeps new tokens of the session; the record is kept anew with them, or storage would forget it under them. */
export function saveTokens({ access, refresh, endsAt }: SessionTokens): void {
  const user = sessionStore.get(USER_KEY);
  if (user !== null) sessionStore.set(USER_KEY, user);
  sessionStore.set(TOKEN_KEY, access);
  if (refresh === null) sessionStore.remove(REFRESH_KEY);
  else sessionStore.set(REFRESH_KEY, refresh);
  sessionStore.set(SESSION_INFO_KEY, { ...storedSessionInfo(), endsAt });
  const cookie = storedSessionCookie();
  if (cookie !== null) sessionStore.set(SESSION_COOKIE_KEY, cookie);
}

/** Keeps a session that begins in this tab. */
export function saveSession({ user, tokens, facts, cookie, profile }: StoredSession): void {
  sessionStore.set(USER_KEY, user);
  sessionStore.set(SESSION_INFO_KEY, facts);
  if (cookie === null) sessionStore.remove(SESSION_COOKIE_KEY);
  else sessionStore.set(SESSION_COOKIE_KEY, cookie);
  saveTokens(tokens);
  for (const key of PROFILE_KEYS) {
    const value = profile[key] ?? null;
    if (value !== null) sessionStore.set(key, value);
  }
}

/** Changes the user record of this tab, where it still has one. @param changes fields and their new values */
export function updateStoredUser(changes: object): void {
  const user = sessionStore.get(USER_KEY);
  if (typeof user === 'object' && user !== null) sessionStore.set(USER_KEY, { ...user, ...changes });
}

/** Whether the browser's cookie speaks of somebody else, who has signed in since. @param cookie the session's own */
export function isReplacedByAnotherSession(cookie: string | null): boolean {
  const now = readCookie(ACTIVITY_COOKIE);
  return cookie !== null && now !== null && now !== cookie;
}

/** Whether a session is the one that the browser's cookie speaks of; one without a cookie of its own may be. */
export const isBrowserSession = ({ cookie }: Pick<StoredSession, 'cookie'>): boolean =>
  cookie === null || cookie === readCookie(ACTIVITY_COOKIE);
