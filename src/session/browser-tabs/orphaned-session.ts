/** Cookies that are left of a session which no browser tab has. */
import { isIdleTooLong } from '../timeout/last-activity.ts';
import { hasAnySessionCookie } from '../storage/session-cookies.ts';
import { isBrowserSession } from '../storage/stored-session.ts';
import { pendingNotifications } from '../sign-out/session-ended.ts';
import { dispatch } from '../session-machine.ts';
import { requestSession } from './tab-channel.ts';

/** Another tab has the session of the cookies, or may be suspended with it (decision 044). */
const mayBeInUse = async (): Promise<boolean> =>
  hasAnySessionCookie() && ((await requestSession(isBrowserSession)) !== null || !isIdleTooLong());

/**
 * Clears them after a call without a session was refused (spec 000 §8 'Session cleared'). A session of another tab
 * stays.
 */
export async function clearOrphanedSession(): Promise<void> {
  if (await mayBeInUse()) return;
  dispatch({ type: 'orphan-found' });
  await pendingNotifications();
}
