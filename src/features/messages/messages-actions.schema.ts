import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../lib/http/call.schema.ts';
import { count, text } from '../../lib/http/wire.schema.ts';

/** The service accepts only upper-case ids. */
const messageId = v.pipe(
  text,
  v.check((id) => id === id.toUpperCase(), 'expected upper case'),
);

const changed = v.pipe(
  v.object({ payload: v.object({ status: v.literal('SUCCESS'), updatedCount: count }) }),
  v.transform(({ payload }) => ({ updated: payload.updatedCount })),
);

/**
 * Marks messages read (spec 001 §4 'Message status', §7 'Mark read, delete'): all of them or, on an error, none. Marking a
 * read message again is not an error. 400 for special messages (messageSequenceID -999); 403 outside the caller's family;
 * 404 for a message of another person. Not in the spec: the path after member/, `ids` as a list of objects, the response.
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
  response: changed,
});

/**
 * Deletes messages (spec 001 §4 'Message status', §7 'Mark read, delete'). The errors are those of
 * messageReadFlag. Not in the spec: the path after member/, `ids` as a list of objects, and the response.
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
  response: changed,
  progress: true,
});

/**
 * Deletes special messages (spec 001 §4 'Message status', §7 'Delete special messages'). 400 for other messages. Not
 * in the spec: the whole call.
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
  response: changed,
  progress: true,
});

const notificationResponse = v.pipe(
  v.object({ payload: v.object({ status: v.literal('SUCCESS'), notificationId: text }) }),
  v.transform(({ payload }) => ({ id: payload.notificationId })),
);

/**
 * Notifies a dependent by text message or e-mail (spec 001 §5 'Dependent notification', §7 'Notify dependent').
 * 403 unless bvuserid is the caller's own; 400 CONTACT-INVALID for an invalid phone or e-mail. Not in the spec:
 * requestKey. If a request repeats the key, no second notification is sent and the first response is returned; 409
 * REQUEST-KEY-USED if the request's content differs or the key belongs to another person. Also not in the spec: the
 * codes SMS and EMAIL, the names contactValue and channel, the response.
 */
export const dependentNotification = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/member/dependentNotification',
  access: 'member',
  payload: v.object({
    requestKey: v.pipe(text, v.maxLength(64)),
    bvuserid: text,
    brand: text,
    communicationType: v.picklist(['SMS', 'EMAIL']),
    communicationList: v.pipe(
      v.array(v.object({ contactValue: text, channel: v.picklist(['SMS', 'EMAIL']) })),
      v.minLength(1),
    ),
  }),
  response: notificationResponse,
  progress: true,
});
export type NotificationRequest = PayloadOf<typeof dependentNotification>;
