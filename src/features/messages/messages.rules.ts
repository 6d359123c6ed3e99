/** The rules of messages (spec 001 §§2, 4, 7, 9). Pure. */
import type { Message, MessageList } from './messages.schema.ts';
import { t } from './messages.text.ts';

export const SUMMARY_ROWS = 3; // spec 001 §9 'messages panel 3 rows'
const MAX_UNREAD_SHOWN = 100; // spec 001 §9 'capped at 100+'

/** The rows of the summary's messages panel: special and other messages, newest first, without deleted messages. */
export const newestMessages = ({ messages, special }: MessageList): Message[] =>
  [...special, ...messages]
    .filter(({ status }) => status !== 'deleted')
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, SUMMARY_ROWS);

/**
 * Special messages are never unread: they cannot be marked read, and no count includes them (spec 001 §4,
 * decisions/messages#each-unread-count-names-its-days).
 */
export const isUnread = ({ status, isSpecial }: Pick<Message, 'status' | 'isSpecial'>): boolean =>
  status === 'unread' && !isSpecial;

/** The address that opens a message (spec 001 §2). @param id as parsed, so a blank id is already -999 */
export const messageHref = (id: string): string => `#/messageCenter?id=${encodeURIComponent(id)}`;

/** The unread count as the member sees it: the number, '100+' above 100, or 'no' for zero (spec 001 §2). */
export const showUnread = (count: number): string => {
  if (count === 0) return t('none');
  return count > MAX_UNREAD_SHOWN ? '100+' : String(count);
};
