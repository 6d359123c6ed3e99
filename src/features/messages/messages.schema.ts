/** Messages on the wire (spec 001 §3 'Message', 'Message list response', 'Message query'; §7 'Messages'). */
import * as v from 'valibot';
import { defineCall, type PayloadOf, type WireOf } from '../../lib/call.schema.ts';
import { count, date, isoDay, optionalText, text } from '../../lib/wire.schema.ts';

/** Message status: u unread, r read, d deleted (spec 001 §3). */
const STATUS = { u: 'unread', r: 'read', d: 'deleted' } as const;

const content = v.object({ subject: text, body: v.string(), imageUnicode: v.nullish(v.string()) });
const INVALID = { subject: '', body: '' };

export type MessageContent =
  { state: 'shown'; subject: string; body: string } | { state: 'invalid' | 'missing' };

function contentOf(wire: v.InferOutput<typeof content> | null | undefined): MessageContent {
  if (!wire) return { state: 'missing' };
  return wire.subject ? { state: 'shown', subject: wire.subject, body: wire.body } : { state: 'invalid' };
}

const message = v.pipe(
  v.object({
    messageID: text,
    /** -999 marks a special message. */
    messageSequenceID: v.union([text, v.pipe(v.number(), v.transform(String))]),
    messageStatus: v.picklist(['u', 'r', 'd']),
    messageDate: date,
    messageType: optionalText,
    messageCategory: optionalText,
    ecid: optionalText,
    firstName: optionalText,
    groupNumber: optionalText,
    clientNumber: optionalText,
    /** Anything but an object with texts is one invalid message, not a bad reply (spec 001 §4). */
    messageContent: v.nullish(v.fallback(content, INVALID)),
  }),
  v.transform((wire) => ({
    id: wire.messageID,
    isSpecial: wire.messageSequenceID === '-999',
    status: STATUS[wire.messageStatus],
    date: wire.messageDate,
    category: wire.messageCategory,
    recipient: wire.firstName,
    /** What the message says; `invalid` and `missing` have texts of their own (spec 001 §4). */
    content: contentOf(wire.messageContent),
  })),
);
export type MessageWire = v.InferInput<typeof message>;
export type Message = v.InferOutput<typeof message>;

const messagesReply = v.pipe(
  v.object({
    payload: v.object({
      messageList: v.array(message),
      specialMessage: v.nullish(v.array(message)),
      totalCount: count,
      unread: count,
    }),
  }),
  v.transform(({ payload }) => ({
    messages: payload.messageList,
    special: payload.specialMessage ?? [],
    total: payload.totalCount,
    unread: payload.unread,
  })),
);
export type MessageList = v.InferOutput<typeof messagesReply>;

/**
 * One page of a window's messages, newest first; special messages apart (spec 001 §7 'Messages'). Dates are
 * yyyy-MM-dd, both ends included; categories are the codes of 001 §7, for example WLN, CLS, GLB; pageId is
 * the request key of 001 §3 'Message query': the member's ecId and a timestamp.
 */
export const getMessages = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/member/getMessages',
  access: 'member',
  payload: v.object({
    messagesPerPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageId: text,
    callerRelationship: text,
    messageCategory: v.array(text),
    ecidList: v.array(text),
    subscriberECID: text,
    fromDate: isoDay,
    toDate: isoDay,
  }),
  reply: messagesReply,
  read: true,
  progress: true,
});
export type MessageQuery = PayloadOf<typeof getMessages>;
export type MessagesWire = WireOf<typeof getMessages>;
