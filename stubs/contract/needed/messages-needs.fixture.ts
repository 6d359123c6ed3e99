import * as actions from '../../../src/features/messages/messages-actions.schema.ts';
import { countUnreadMessages, getMessages } from '../../../src/features/messages/messages.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const MESSAGE_FIELDS = ['messageSequenceID', 'messageStatus', 'messageDate'];
const CHANGED = ['payload.status', 'payload.updatedCount'];

export const messagesNeeds: readonly CallNeeds[] = [
  [
    getMessages,
    [
      'payload.totalCount',
      'payload.unread',
      ...MESSAGE_FIELDS.map((field) => `payload.messageList.*.${field}`),
      ...MESSAGE_FIELDS.map((field) => `payload.specialMessage.*.${field}`),
    ],
  ],
  [actions.messageReadFlag, CHANGED],
  [actions.delStatusFlag, CHANGED],
  [actions.deleteSpecialMessages, CHANGED],
  [countUnreadMessages, ['payload.0.unreadMessagesCount']],
  [actions.dependentNotification, ['payload.status', 'payload.notificationId']],
];
