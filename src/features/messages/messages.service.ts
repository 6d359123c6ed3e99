/** The message calls (spec 001 §7). */
import { send } from '../../lib/http.ts';
import { countUnreadMessages, type UnreadQuery } from './messages-actions.schema.ts';
import { getMessages, type MessageList, type MessageQuery } from './messages.schema.ts';

/** One page of the messages in a date range. @throws ServiceError */
export const fetchMessages = (payload: MessageQuery, signal: AbortSignal): Promise<MessageList> =>
  send(getMessages, { payload }, { signal });

/** Number of unread messages in a date range. @throws ServiceError */
export const fetchUnreadCount = (payload: UnreadQuery, signal: AbortSignal): Promise<number> =>
  send(countUnreadMessages, { payload }, { signal });
