/** What is left in the browser of a session that nobody has any more. */
import { isIdleTooLong } from '../timeout/last-activity.ts';
import { hasAnySessionCookie } from '../storage/session-cookies.ts';
import { isBrowserSession } from '../storage/stored-session.ts';
import { pendingNotifications } from '../sign-out/session-ended.ts';
import { dispatch } from '../session-machine.ts';
import { requestSession } from './tab-channel.ts';

/** Whether another tab has the session that the cookies speak of, or may have it and be asleep (decision 044). */
const mayBeInUse = async (): Promise<boolean> =>
  hasAnySessionCookie() && ((await requestSession(isBrowserSession)) !== null || !isIdleTooLong());

/**
 * Clears it, where nobody is signed in here: a call was refused that carries no session of this tab (spec 000 §8 'Session
 * cleared'). A session that has begun in another tab stays.
 */
export async function clearOrphanedSession(): Promise<void> {
  if (await mayBeInUse()) return;
  dispatch({ type: 'orphan-found' });
  await pendingNotifications();
}
