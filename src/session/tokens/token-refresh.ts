/** Refreshes the tokens. A refresh token works only once, so a lock lets only one tab refresh at a time (spec 000 §4 'Token login session'). */
import { shareInFlight } from '../../lib/remote/in-flight.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { send } from '../../lib/http/http.ts';
import type { Failure } from '../../lib/remote/failure.ts';
import { storedSession, storedTokens, type StoredSession } from '../storage/stored-session.ts';
import { isSameUser } from '../user/stored-user.rules.ts';
import type { SessionTokens } from '../session-machine.types.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { requestSession } from '../browser-tabs/tab-channel.ts';
import { sendDecodedToken } from './send-decoded-token.ts';
import { toSessionTokens } from './session-tokens.rules.ts';
import { requestTokens, type Tokens } from './tokens.schema.ts';

const LOCK = 'session-tokens';
const BROADCAST_GRACE_MS = 200; // time for the other tabs to receive the new tokens before the lock is released

const requestRefresh = (access: string, refresh: string): Promise<Tokens> =>
  send(requestTokens, {
    payload: { grant_type: 'refresh_token', access_token: access, refresh_token: refresh },
  });

/** Whether the refresh failed because the services could not be reached. The session then continues, and the next call retries. */
const isTemporary = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'unavailable' || kind === 'aborted';

/** Newer tokens from another tab, if it has any. This tab may have been suspended while another tab refreshed the tokens. */
async function tokensFromOtherTab(access: string): Promise<SessionTokens | null> {
  const own = storedSession();
  const matches = (other: StoredSession): boolean =>
    own !== null && other.tokens.access !== access && isSameUser(other.user, own.user);
  return (await requestSession(matches))?.tokens ?? null;
}

async function refreshUnderLock(old: string): Promise<string | null> {
  const held = storedTokens();
  if (held === null || currentSession().state !== 'signed-in') return null;
  if (held.access !== old) return held.access; // another tab has refreshed
  if (held.refresh === null) return null;
  const requestedAt = Date.now();
  try {
    const tokens = toSessionTokens(await requestRefresh(old, held.refresh), requestedAt);
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

const refreshWithLock = (old: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    void navigator.locks.request(LOCK, async () => {
      await refreshUnderLock(old).then(resolve, reject);
      await pause(BROADCAST_GRACE_MS);
    });
  });

const refreshOnce = shareInFlight(refreshWithLock);

/** @returns the token that replaces `old`, or null if there is none @throws ServiceError if services are unreachable */
export function refreshAccessToken(old: string): Promise<string | null> {
  const held = storedTokens();
  if (held === null || currentSession().state !== 'signed-in') return Promise.resolve(null);
  if (held.access !== old) return Promise.resolve(held.access);
  if (held.refresh === null) return Promise.resolve(null);
  return refreshOnce(old);
}
