/** Messages on the wire (spec 001 §3 'Message', 'Message list response', 'Message query'; §7 'Messages'). */
import * as v from 'valibot';
import { baseMessageSchema, date, optionalText, text } from '../../lib/wire.schema.ts';

const isoDay = v.pipe(v.string(), v.isoDate());

/** POST /rbsmbl/x-services/member/getMessages — body. Dates are yyyy-MM-dd, both ends included. */
export const messagesRequest = v.object({
  baseMessage: baseMessageSchema,
  payload: v.object({
    messagesPerPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Request key: the member's ecId and a timestamp (spec 001 §3 'Message query'). */
    pageId: text,
    callerRelationship: text,
    /** Category codes of spec 001 §7, for example WLN, CLS, GLB. */
    messageCategory: v.array(text),
    ecidList: v.array(text),
    subscriberECID: text,
    fromDate: isoDay,
    toDate: isoDay,
  }),
});
export type MessagesRequest = v.InferInput<typeof messagesRequest>;

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

/** POST /rbsmbl/x-services/member/getMessages — answer: one page, newest first; special messages apart. */
export const messagesReply = v.pipe(
  v.object({
    payload: v.object({
      messageList: v.array(message),
      specialMessage: v.nullish(v.array(message)),
      totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
      unread: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  }),
  v.transform(({ payload }) => ({
    messages: payload.messageList,
    special: payload.specialMessage ?? [],
    total: payload.totalCount,
    unread: payload.unread,
  })),
);
export type MessagesWire = v.InferInput<typeof messagesReply>;
export type MessageList = v.InferOutput<typeof messagesReply>;
