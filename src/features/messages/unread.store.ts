/** The unread count for the badge of the left navigation (spec 000 §2, 001 §2 'Left navigation'). */
import { today } from '../../lib/date.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { unreadQuery } from './messages-query.rules.ts';
import { fetchUnreadCount } from './messages.service.ts';

const unread = memberRemote<number>();

export const $unreadCount = unread.$value;

export const loadUnreadCount = (timeZone: string): Promise<void> =>
  unread.load((signal) => fetchUnreadCount(unreadQuery(today(timeZone)), signal));
