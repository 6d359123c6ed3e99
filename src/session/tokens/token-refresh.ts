/**
 * New tokens for old ones (spec 000 §4 'Token login session': refresh grant with the stored refresh token). One
 * renewal for all calls of a tab that need it at once, and for all tabs: a refresh token works once.
 */
import { failureOf } from '../../lib/remote.ts';
import { send } from '../../lib/http.ts';
import type { Failure } from '../../lib/failure.ts';
import { storedSession, storedTokens, type StoredSession } from '../storage/stored-session.ts';
import { isSameUser } from '../user/stored-user.rules.ts';
import { isRefreshDue } from '../session-machine.rules.ts';
import type { SessionTokens } from '../session-machine.types.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { requestSession } from '../browser-tabs/tab-channel.ts';
import { sendDecodedToken } from './send-decoded-token.ts';
import { requestTokens, type Tokens } from './tokens.schema.ts';

/** Held by the tab that renews; the others wait for it. */
const LOCK = 'session-tokens';
/** How long the lock outlasts a renewal, ms: the other tabs hear of the new tokens before they may ask for any. */
const BROADCAST_GRACE_MS = 200;

const MS_PER_SECOND = 1000;

/** @param asked when the services were asked, milliseconds since 1970: a slow answer makes no token longer */
export const toSessionTokens = (
  {
    accessToken,
    lifetimeSeconds,
    refreshToken,
  }: { accessToken: string; lifetimeSeconds: number; refreshToken?: string },
  asked: number,
): SessionTokens => ({
  access: accessToken,
  refresh: refreshToken ?? null,
  endsAt: asked + lifetimeSeconds * MS_PER_SECOND,
});

const requestRefresh = (access: string, refresh: string): Promise<Tokens> =>
  send(requestTokens, {
    payload: { grant_type: 'refresh_token', access_token: access, refresh_token: refresh },
  });

/** The services could not be asked: the session stands, and the next call tries again. */
const isTemporary = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'unavailable' || kind === 'aborted';

/** A tab that slept may have missed that another one renewed: it asks, before the session is given up. */
async function tokensFromOtherTab(access: string): Promise<SessionTokens | null> {
  const mine = storedSession();
  const fits = (theirs: StoredSession): boolean =>
    mine !== null && theirs.tokens.access !== access && isSameUser(theirs.user, mine.user);
  return (await requestSession(fits))?.tokens ?? null;
}

/** @returns the token to go on with; null where the session has ended @throws ServiceError where nobody answers */
async function refreshUnderLock(old: string): Promise<string | null> {
  const held = storedTokens();
  if (held === null || currentSession().state !== 'signed-in') return null;
  if (held.access !== old) return held.access; // another tab was faster
  if (held.refresh === null) return null;
  const asked = Date.now();
  try {
    const tokens = toSessionTokens(await requestRefresh(old, held.refresh), asked);
    dispatch({ type: 'tokens-refreshed', replaces: old, tokens });
    if (storedTokens()?.access === tokens.access) void sendDecodedToken(tokens.access);
  } catch (error) {
    if (isTemporary(failureOf(error))) throw error;
    const tokens = await tokensFromOtherTab(old);
    if (tokens) dispatch({ type: 'tokens-received', replaces: old, tokens });
    else dispatch({ type: 'token-rejected', access: old });
  }
  return storedTokens()?.access ?? null;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One tab at a time; whoever asked goes on at once, the lock a moment later. */
const refreshWithLock = (old: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    void navigator.locks.request(LOCK, async () => {
      await refreshUnderLock(old).then(resolve, reject);
      await pause(BROADCAST_GRACE_MS);
    });
  });

let inProgress: Promise<string | null> | undefined;

/**
 * A token to go on with, after the services refused `old`.
 * @returns null where there is none, and the session is over
 * @throws ServiceError where the services could not be asked
 */
export function refreshToken(old: string): Promise<string | null> {
  const held = storedTokens();
  if (held === null || currentSession().state !== 'signed-in') return Promise.resolve(null);
  if (held.access !== old) return Promise.resolve(held.access);
  if (held.refresh === null) return Promise.resolve(null);
  inProgress ??= refreshWithLock(old).finally(() => {
    inProgress = undefined;
  });
  return inProgress;
}

/**
 * Renews a token that is about to end, before a call carries it; what goes wrong shows at the call itself.
 * @returns undefined where none is due
 */
export function refreshIfDue(): Promise<void> | undefined {
  const held = storedTokens();
  if (held === null || !isRefreshDue(held, Date.now())) return undefined;
  return refreshToken(held.access).then(
    () => {},
    () => {},
  );
}
