/** The unread count for the badge of the left navigation (spec 000 §2, 001 §2 'Left navigation'). */
import { brandToday } from '../../lib/date/brand-day.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { memberNow, memberRemote } from '../../session/member-data.store.ts';
import { unreadQuery } from './messages-query.rules.ts';
import { countUnreadMessages } from './messages.schema.ts';

const unread = memberRemote<number>();

const fetchUnreadCount = (signal?: AbortSignal): Promise<number> =>
  send(countUnreadMessages, { payload: unreadQuery(brandToday()) }, signal ? { signal } : {});

export const $unreadCount = unread.$value;

export const loadUnreadCount = (): Promise<void> => unread.load((signal) => fetchUnreadCount(signal));

/** Messages were read (spec 001 §4 'lowers the unread badge by one') or are being deleted. @returns by how much it is lower */
export function lowerUnreadCount(by = 1): number {
  const count = $unreadCount.get();
  if (count.state !== 'ready') return 0;
  const value = Math.max(0, count.value - by);
  $unreadCount.set({ state: 'ready', value });
  return count.value - value;
}

/** Messages are not deleted after all. @param by as `lowerUnreadCount` returned it */
export const restoreUnreadCount = (by: number): void => void lowerUnreadCount(-by);

/**
 * Counts again after a deletion; the badge keeps its number until the response, and is hidden if that fails.
 * @param waiting how many of the service's count wait to be deleted
 */
export async function recountUnread(waiting: () => number): Promise<void> {
  if ($unreadCount.get().state !== 'ready') return;
  const isSameMember = memberNow();
  try {
    const count = await fetchUnreadCount();
    const value = Math.max(0, count - waiting());
    if (isSameMember() && $unreadCount.get().state === 'ready') $unreadCount.set({ state: 'ready', value });
  } catch (error) {
    const failure = failureOf(error);
    if (isSameMember()) unread.fail(failure);
  }
}
