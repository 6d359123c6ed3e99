/** What is left in the browser of a session that nobody has any more. */
import { isLongUnused } from '../timeout/last-activity.ts';
import { hasSessionTraces } from '../storage/session-cookies.ts';
import { isThisBrowsers } from '../storage/stored-session.ts';
import { allTold } from '../sign-out/session-ended.ts';
import { tell } from '../session-machine.ts';
import { askTabs } from './tab-channel.ts';

/** Whether another tab has the session that the cookies speak of, or may have it and be asleep (decision 044). */
const isSomebodys = async (): Promise<boolean> =>
  hasSessionTraces() && ((await askTabs(isThisBrowsers)) !== null || !isLongUnused());

/**
 * Clears it, where nobody is signed in here: a call was refused that carries no session of this tab (spec 000 §8 'Session
 * cleared'). A session that has begun in another tab stays.
 */
export async function clearTraces(): Promise<void> {
  if (await isSomebodys()) return;
  tell({ type: 'cleared' });
  await allTold();
}
