/** The message calls (spec 001 §7). */
import { http } from '../../lib/http.ts';
import { messagesReply, type MessageList, type MessagesRequest } from './messages.schema.ts';

/** POST member/getMessages: one page of a window. @throws ServiceError */
export const fetchMessages = (
  payload: MessagesRequest['payload'],
  signal: AbortSignal,
): Promise<MessageList> =>
  http.post('/rbsmbl/x-services/member/getMessages', payload, messagesReply, { signal, read: true });
