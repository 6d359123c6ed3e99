/**
 * Storage forgets after 60 minutes (spec 000 §9), also under a page that is open: in a tab that the browser has let stand
 * still nobody has kept it anew. Another tab may still have the session; whether it has is asked before anybody has to sign
 * in again, and nobody else's work ends with what this tab has forgotten.
 */
import { isBrowserSession, saveSession, storedSessionInfo, storedTokens } from '../storage/stored-session.ts';
import { isSameUser } from '../user/stored-user.rules.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { requestSession } from './tab-channel.ts';

/** Whether storage has forgotten the session of this tab. */
export const isStorageLost = (): boolean => currentSession().state === 'signed-in' && storedTokens() === null;

/** @param shown who this page shows: somebody else's session is not for it */
async function copyFromOtherTab(shown: unknown): Promise<void> {
  const session = await requestSession((one) => isBrowserSession(one) && isSameUser(one.user, shown));
  const now = currentSession();
  if (now.state !== 'signed-in') return;
  if (session === null) return dispatch({ type: 'storage-lost' });
  saveSession(session);
  dispatch({ type: 'tokens-received', replaces: now.tokens.access, tokens: session.tokens });
}

let inProgress: Promise<void> | undefined;

/** Takes the session back from another tab; where none has it, it is over. @param shown the record of whom this page shows */
export function recoverSession(shown: unknown): Promise<void> {
  if (storedSessionInfo().simulation) return Promise.resolve(dispatch({ type: 'storage-lost' }));
  inProgress ??= copyFromOtherTab(shown).finally(() => {
    inProgress = undefined;
  });
  return inProgress;
}
