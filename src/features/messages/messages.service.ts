import { send } from '../../lib/http.ts';
import { countUnreadMessages, type UnreadQuery } from './messages-actions.schema.ts';
import { getMessages, type MessageList, type MessageQuery } from './messages.schema.ts';

export const fetchMessages = (payload: MessageQuery, signal: AbortSignal): Promise<MessageList> =>
  send(getMessages, { payload }, { signal });

export const fetchUnreadCount = (payload: UnreadQuery, signal: AbortSignal): Promise<number> =>
  send(countUnreadMessages, { payload }, { signal });
