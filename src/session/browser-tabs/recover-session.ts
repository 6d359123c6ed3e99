/**
 * Stored values expire after 60 minutes (spec 000 §9), also under an open page: keep-alive does not run in a
 * suspended tab. Another tab may still have the session, so ask it before asking the member to sign in again.
 */
import { isBrowserSession, saveSession, storedSessionInfo, storedTokens } from '../storage/stored-session.ts';
import { isSameUser } from '../user/stored-user.rules.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { requestSession } from './tab-channel.ts';

export const isStorageLost = (): boolean => currentSession().state === 'signed-in' && storedTokens() === null;

/** @param shown user record that this page shows: only that person's session is accepted */
async function copyFromOtherTab(shown: unknown): Promise<void> {
  const session = await requestSession((one) => isBrowserSession(one) && isSameUser(one.user, shown));
  const now = currentSession();
  if (now.state !== 'signed-in') return;
  if (session === null) return dispatch({ type: 'storage-lost' });
  saveSession(session);
  dispatch({ type: 'tokens-received', replaces: now.tokens.access, tokens: session.tokens });
}

let inProgress: Promise<void> | undefined;

/**
 * Copies the session from another tab; without one, the session ends.
 * @param shown user record that this page shows
 */
export function recoverSession(shown: unknown): Promise<void> {
  if (storedSessionInfo().simulation) return Promise.resolve(dispatch({ type: 'storage-lost' }));
  inProgress ??= copyFromOtherTab(shown).finally(() => {
    inProgress = undefined;
  });
  return inProgress;
}
