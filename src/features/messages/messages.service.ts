import { send } from '../../lib/http.ts';
import {
  countUnreadMessages,
  getMessages,
  type MessageList,
  type MessageQuery,
  type UnreadQuery,
} from './messages.schema.ts';

export const fetchMessages = (payload: MessageQuery, signal: AbortSignal): Promise<MessageList> =>
  send(getMessages, { payload }, { signal });

export const fetchUnreadCount = (payload: UnreadQuery, signal: AbortSignal): Promise<number> =>
  send(countUnreadMessages, { payload }, { signal });
