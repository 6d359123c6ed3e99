/** What a member does with messages (spec 001 §4 'Message status', §7 'Mark read, delete' to 'Notify dependent'). */
import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../lib/call.schema.ts';
import { count, isoDay, text } from '../../lib/wire.schema.ts';

/** The service wants message ids in upper case. */
const messageId = v.pipe(
  text,
  v.check((id) => id === id.toUpperCase(), 'expected upper case'),
);

const changed = v.pipe(
  v.object({ payload: v.object({ status: v.literal('SUCCESS'), updatedCount: count }) }),
  v.transform(({ payload }) => ({ updated: payload.updatedCount })),
);

/**
 * Marks messages read (spec 001 §4 'Message status', §7 'Mark read, delete'). Special messages (messageSequenceID
 * -999) are not marked: 400. An ecid or umi that is not the caller's or their family's: 403; a message that is
 * not that person's: 404. Nothing changes unless all can. Marking a read message again is no error. Chosen here:
 * the path after member/, `ids` as a list of objects, and the answer.
 */
export const messageReadFlag = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/member/messageReadFlag',
  access: 'member',
  payload: v.object({
    ids: v.pipe(
      v.array(v.object({ ecid: text, umi: text, messageID: messageId, processStatus: v.literal('R') })),
      v.minLength(1),
    ),
  }),
  reply: changed,
});

/**
 * Deletes messages (spec 001 §4 'Message status', §7 'Mark read, delete'): they leave list, total and unread
 * count. Refusals as for messageReadFlag; special messages have a call of their own. Chosen here: the path after
 * member/, `ids` as a list of objects, and the answer.
 */
export const delStatusFlag = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/member/delStatusFlag',
  access: 'member',
  payload: v.object({
    ids: v.pipe(
      v.array(v.object({ ecid: text, umi: text, messageID: messageId, processStatus: v.literal('D') })),
      v.minLength(1),
    ),
  }),
  reply: changed,
  progress: true,
});

/**
 * Deletes special messages in bulk (spec 001 §4 'Message status', §7 'Delete special messages'). 400 where one is
 * an ordinary message. Chosen here: all of it.
 */
export const deleteSpecialMessages = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/member/deleteSpecialMessages',
  access: 'member',
  payload: v.object({
    ecid: text,
    umi: text,
    messageIDs: v.pipe(v.array(messageId), v.minLength(1)),
    processStatus: v.literal('D'),
  }),
  reply: changed,
  progress: true,
});

const unreadReply = v.pipe(
  v.object({ payload: v.pipe(v.array(v.object({ unreadMessagesCount: count })), v.minLength(1)) }),
  // There is a first entry: the list has one at least.
  v.transform(({ payload }) => payload[0]?.unreadMessagesCount ?? 0),
);

/**
 * How many of a window's messages are unread, special ones aside, whomever in the family they are for (spec 001 §7
 * 'Unread count'). The window is one month back to today; dates are yyyy-MM-dd, both ends included. Chosen here:
 * the names fromDate and toDate.
 */
export const countUnreadMessages = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/message/CountUnreadMessages',
  access: 'member',
  payload: v.object({
    category: v.literal('MGC'),
    channel: v.literal('WEB'),
    fromDate: isoDay,
    toDate: isoDay,
  }),
  reply: unreadReply,
  read: true,
});
export type UnreadQuery = PayloadOf<typeof countUnreadMessages>;

const notificationReply = v.pipe(
  v.object({ payload: v.object({ status: v.literal('SUCCESS'), notificationId: text }) }),
  v.transform(({ payload }) => ({ id: payload.notificationId })),
);

/**
 * Sends a dependent word by text message or e-mail (spec 001 §5 'Dependent notification', §7 'Notify dependent').
 * bvuserid is the caller's own, 403 otherwise. The portal checks phone and e-mail; the service refuses with 400
 * what can be neither. Chosen here: the codes SMS and EMAIL, the names contactValue and channel, the answer.
 */
export const dependentNotification = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/member/dependentNotification',
  access: 'member',
  payload: v.object({
    bvuserid: text,
    brand: text,
    communicationType: v.picklist(['SMS', 'EMAIL']),
    communicationList: v.pipe(
      v.array(v.object({ contactValue: text, channel: v.picklist(['SMS', 'EMAIL']) })),
      v.minLength(1),
    ),
  }),
  reply: notificationReply,
  progress: true,
});
