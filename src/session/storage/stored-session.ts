/** The session in this tab's storage (spec 000 §3, §4). Keep this file small, because visitor pages load it too. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { readCookie } from './session-cookies.ts';
import { REFRESH_KEY, SESSION_COOKIE_KEY, TOKEN_KEY, USER_KEY, PROFILE_KEYS } from './session-keys.ts';
import { SESSION_COOKIE, SESSION_INFO_KEY } from './shell-keys.ts';

import type { SessionTokens } from '../session-machine.types.ts';

export interface SessionInfo {
  flow: string; // the sign-in flow, which determines the sign-out calls
  simulation: boolean;
  /** The latest time at which the session ends, in ms since 1970; null if unknown, undefined if an older release stored the session. */
  sessionEndsAt?: number | null;
  /** Name of the staff member who opened this simulation window; null in other windows. */
  openedBy?: string | null;
}

/** Tabs send this to each other. Pages of older releases read these property names, so do not rename them. */
export interface StoredSession {
  user: unknown; // not validated
  tokens: SessionTokens;
  facts: SessionInfo;
  cookie: string | null; // value of the session cookie; null if it was not readable
  profile: Readonly<Record<string, unknown>>;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const infoField = (name: string): unknown => {
  const info = sessionStore.get(SESSION_INFO_KEY);
  return typeof info === 'object' && info !== null
    ? Object.entries(info).find(([key]) => key === name)?.[1]
    : undefined;
};

const timeField = (name: string): number | null => {
  const time = infoField(name);
  return typeof time === 'number' ? time : null;
};

export function storedTokens(): SessionTokens | null {
  const access = textOf(sessionStore.get(TOKEN_KEY));
  if (access === null) return null;
  return {
    access,
    refresh: textOf(sessionStore.get(REFRESH_KEY)),
    endsAt: timeField('endsAt') ?? Infinity,
  };
}

export const storedSessionInfo = (): SessionInfo => ({
  flow: textOf(infoField('flow')) ?? 'newer',
  simulation: infoField('simulation') === true,
  sessionEndsAt: timeField('sessionEndsAt'),
  openedBy: textOf(infoField('openedBy')),
});

export const storedSessionCookie = (): string | null => textOf(sessionStore.get(SESSION_COOKIE_KEY));

/** The whole session of this tab; null if there is none, or if the user record or the tokens have expired. */
export function storedSession(): StoredSession | null {
  const user = sessionStore.get(USER_KEY);
  const tokens = storedTokens();
  if (user === null || tokens === null) return null;
  const profile = Object.fromEntries(PROFILE_KEYS.map((key) => [key, sessionStore.get(key)]));
  return { user, tokens, facts: storedSessionInfo(), cookie: storedSessionCookie(), profile };
}

/** Persists the tokens, and renews the stored user record, which would otherwise expire before the tokens. */
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

export function updateStoredUser(changes: object): void {
  const user = sessionStore.get(USER_KEY);
  if (typeof user === 'object' && user !== null) sessionStore.set(USER_KEY, { ...user, ...changes });
}

export function isReplacedByAnotherSession(cookie: string | null): boolean {
  const now = readCookie(SESSION_COOKIE);
  return cookie !== null && now !== null && now !== cookie;
}

/** Whether a session belongs to the browser's session cookie. A session without a cookie counts as a match. */
export const isBrowserSession = ({ cookie }: Pick<StoredSession, 'cookie'>): boolean =>
  cookie === null || cookie === readCookie(SESSION_COOKIE);
