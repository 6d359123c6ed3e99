/** Recovers the session of a tab whose stored values have expired (spec 000 §9). They can expire because keep-alive does not run in a suspended tab (decisions/session#each-tab-ends-its-own-session). */
import { shareInFlight } from '../../lib/remote/in-flight.ts';
import { isBrowserSession, saveSession, storedSessionInfo, storedTokens } from '../storage/stored-session.ts';
import { isSameUser } from '../user/stored-user.rules.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { requestSession } from './tab-channel.ts';

export const isStorageLost = (): boolean => currentSession().state === 'signed-in' && storedTokens() === null;

async function copyFromOtherTab(shown: unknown): Promise<void> {
  const session = await requestSession(
    (candidate) => isBrowserSession(candidate) && isSameUser(candidate.user, shown),
  );
  const now = currentSession();
  if (now.state !== 'signed-in') return;
  if (session === null) return dispatch({ type: 'storage-lost' });
  saveSession(session);
  dispatch({ type: 'tokens-received', replaces: now.tokens.access, tokens: session.tokens });
}

const copyOnce = shareInFlight(copyFromOtherTab);

/** Copies the session from another tab of the same user. If there is no such tab, ends this tab's session. @param shown the user record that this page shows */
export function recoverSession(shown: unknown): Promise<void> {
  if (storedSessionInfo().simulation) return Promise.resolve(dispatch({ type: 'storage-lost' }));
  return copyOnce(shown);
}
