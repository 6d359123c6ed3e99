/**
 * Storage forgets after 60 minutes (spec 000 §9), also under a page that is open: in a tab that the browser has let stand
 * still nobody has kept it anew. Another tab may still have the session; whether it has is asked before anybody has to sign
 * in again, and nobody else's work ends with what this tab has forgotten.
 */
import { isThisBrowsers, keepSession, keptFacts, keptTokens } from '../storage/stored-session.ts';
import { isSameUser } from '../user/stored-user.rules.ts';
import { sessionNow, tell } from '../session-machine.ts';
import { askTabs } from './tab-channel.ts';

/** Whether storage has forgotten the session of this tab. */
export const isLost = (): boolean => sessionNow().state === 'signed-in' && keptTokens() === null;

/** @param shown who this page shows: somebody else's session is not for it */
async function takeBack(shown: unknown): Promise<void> {
  const session = await askTabs((one) => isThisBrowsers(one) && isSameUser(one.user, shown));
  const now = sessionNow();
  if (now.state !== 'signed-in') return;
  if (session === null) return tell({ type: 'storage-lost' });
  keepSession(session);
  tell({ type: 'told-tokens', replaces: now.tokens.access, tokens: session.tokens });
}

let underWay: Promise<void> | undefined;

/** Takes the session back from another tab; where none has it, it is over. @param shown the record of whom this page shows */
export function recoverSession(shown: unknown): Promise<void> {
  if (keptFacts().simulation) return Promise.resolve(tell({ type: 'storage-lost' }));
  underWay ??= takeBack(shown).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
