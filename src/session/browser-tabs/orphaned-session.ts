import { isIdleTooLong } from '../timeout/last-activity.ts';
import { hasAnySessionCookie } from '../storage/session-cookies.ts';
import { isBrowserSession } from '../storage/stored-session.ts';
import { pendingNotifications } from '../sign-out/session-ended.ts';
import { dispatch } from '../session-machine.ts';
import { requestSession } from './tab-channel.ts';

/** Whether another tab, possibly a suspended one, may still have this session (decisions/session#each-tab-ends-its-own-session). */
const mayBeInUse = async (): Promise<boolean> =>
  hasAnySessionCookie() && ((await requestSession(isBrowserSession)) !== null || !isIdleTooLong());

/** Clears the cookies of a session that no tab has, after a call without a session was rejected (spec 000 §8). */
export async function clearOrphanedSession(): Promise<void> {
  if (await mayBeInUse()) return;
  dispatch({ type: 'orphan-found' });
  await pendingNotifications();
}
