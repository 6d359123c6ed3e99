import { isIdleTooLong } from '../timeout/last-activity.ts';
import { hasAnySessionCookie } from '../storage/session-cookies.ts';
import { isBrowserSession } from '../storage/stored-session.ts';
import { pendingNotifications } from '../sign-out/session-ended.ts';
import { dispatch } from '../session-machine.ts';
import { requestSession } from './tab-channel.ts';

/** Whether another tab may still use the session that the cookies belong to. A suspended tab cannot respond (decisions/session#each-tab-ends-its-own-session). */
const mayBeInUse = async (): Promise<boolean> =>
  hasAnySessionCookie() && ((await requestSession(isBrowserSession)) !== null || !isIdleTooLong());

/** Clears cookies of a session that no tab uses. A tab without a session calls this if the cookies made a call fail (spec 000 §8). */
export async function clearOrphanedSession(): Promise<void> {
  if (await mayBeInUse()) return;
  dispatch({ type: 'orphan-found' });
  await pendingNotifications();
}
