/** What message views and rules read. */
import { getMessages } from '../../../src/features/messages/messages.schema.ts';
import type { Needs } from '../needed-fields.ts';

const MESSAGE_FIELDS = ['messageID', 'messageSequenceID', 'messageStatus', 'messageDate'];

export const messagesNeeds: readonly Needs[] = [
  [
    getMessages,
    [
      'payload.totalCount',
      'payload.unread',
      ...MESSAGE_FIELDS.map((field) => `payload.messageList.*.${field}`),
      ...MESSAGE_FIELDS.map((field) => `payload.specialMessage.*.${field}`),
    ],
  ],
];
