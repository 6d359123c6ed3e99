/** The unread count, shown as the badge in the left navigation (spec 000 §2, 001 §2 'Left navigation'). */
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

/** Spec 001 §4 'lowers the unread badge by one'. @returns the amount by which the count was lowered */
export function lowerUnreadCount(by = 1): number {
  const count = $unreadCount.get();
  if (count.state !== 'ready') return 0;
  const value = Math.max(0, count.value - by);
  $unreadCount.set({ state: 'ready', value });
  return count.value - value;
}

/** Undoes `lowerUnreadCount`. @param by the amount that `lowerUnreadCount` returned */
export const restoreUnreadCount = (by: number): void => void lowerUnreadCount(-by);

/**
 * Requests the count again after a deletion. The badge keeps its number until the response, and is hidden on failure.
 * @param waiting returns the number of unread messages that are queued for deletion but still in the service's count
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
