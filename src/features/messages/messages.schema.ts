import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../lib/http/call.schema.ts';
import { lenientEntries, lenientList } from '../../lib/http/lenient-list.schema.ts';
import { count, date, isoDay, optionalText, text } from '../../lib/http/wire.schema.ts';
import { GET_MESSAGES } from './messages.request.ts';

/** Message status: u unread, r read, d deleted (spec 001 §3). */
const STATUS = { u: 'unread', r: 'read', d: 'deleted' } as const;

const content = v.object({ subject: text, body: v.string(), imageUnicode: v.nullish(v.string()) });
const INVALID = { subject: '', body: '' };

export type MessageContent =
  | { state: 'shown'; subject: string; body: string }
  | { state: 'invalid' | 'missing' };

function contentOf(wire: v.InferOutput<typeof content> | null | undefined): MessageContent {
  if (!wire) return { state: 'missing' };
  return wire.subject ? { state: 'shown', subject: wire.subject, body: wire.body } : { state: 'invalid' };
}

/** Accepts a number or numeric text; null if missing or empty. */
const optionalCount = v.nullish(
  v.union([
    count,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  ]),
  null,
);

/** Capped at 100 (spec 001 §3 'Message'); null if the message is not about an accumulator. */
const optionalPercentage = v.nullish(
  v.pipe(
    v.number(),
    v.transform((value) => Math.min(value, 100)),
  ),
  null,
);

/** Replaces a blank message id (spec 001 §2). In messageSequenceID, this value marks a special message (§3). */
const MINUS_999 = '-999';

const message = v.pipe(
  v.object({
    messageID: v.fallback(v.pipe(v.string(), v.trim()), ''),
    messageSequenceID: v.union([text, v.pipe(v.number(), v.transform(String))]),
    messageStatus: v.picklist(['u', 'r', 'd']),
    messageDate: date,
    messageDay: optionalText,
    messageMonth: optionalText,
    messageType: optionalText,
    messageCategory: optionalText,
    ecid: optionalText,
    umi: optionalText,
    firstName: optionalText,
    recipientFirstName: optionalText,
    memberList: v.nullish(v.array(text), []),
    groupNumber: optionalText,
    clientNumber: optionalText,
    accumOccurrenceCount: optionalCount,
    accumThresholdCount: optionalCount,
    accumPercentage: optionalPercentage,
    /** Content of the wrong shape makes only this message invalid, not the whole response (spec 001 §4). */
    messageContent: v.nullish(v.fallback(content, INVALID)),
  }),
  v.transform((wire) => ({
    id: wire.messageID || MINUS_999,
    isSpecial: wire.messageSequenceID === MINUS_999,
    status: STATUS[wire.messageStatus],
    date: wire.messageDate,
    dayText: wire.messageDay,
    monthText: wire.messageMonth,
    type: wire.messageType,
    category: wire.messageCategory,
    /** 1 for special messages, 0 for others (spec 001 §3). */
    sortOrder: wire.messageSequenceID === MINUS_999 ? 1 : 0,
    recipient: wire.firstName || wire.recipientFirstName,
    members: wire.memberList ?? [],
    /** Required by the calls that change the message. */
    ecId: wire.ecid,
    umi: wire.umi,
    groupNumber: wire.groupNumber,
    clientNumber: wire.clientNumber,
    /** How often the benefit was used, and its limit; null if the message is not about a benefit. */
    occurrences: wire.accumOccurrenceCount,
    occurrencesAllowed: wire.accumThresholdCount,
    percentage: wire.accumPercentage,
    image: wire.messageContent?.imageUnicode ?? '',
    /** The view shows a separate text for each of the states `invalid` and `missing` (spec 001 §4). */
    content: contentOf(wire.messageContent),
  })),
);
export type MessageWire = v.InferInput<typeof message>;
export type Message = v.InferOutput<typeof message>;

const messagesResponse = v.pipe(
  v.object({
    payload: v.object({
      messageList: lenientList('message', message),
      specialMessage: v.nullish(lenientEntries('special message', message)),
      totalCount: count,
      unread: count,
    }),
  }),
  v.transform(({ payload }) => ({
    messages: payload.messageList.items,
    special: payload.specialMessage?.items ?? [],
    skipped: payload.messageList.skipped + (payload.specialMessage?.skipped ?? 0),
    /** The service's counts. They include messages that could not be parsed. */
    total: payload.totalCount,
    unread: payload.unread,
  })),
);
export type MessageList = v.InferOutput<typeof messagesResponse>;

/**
 * One page of messages in a date range, newest first, with special messages in a separate list (spec 001 §3 'Message',
 * 'Message query', 'Message list response', §7 'Messages'). Dates are yyyy-MM-dd, both ends included; categories
 * as in 001 §7. Deleted messages are neither listed nor counted. A blank messageID becomes -999 (001 §2). Not in
 * the spec: pageId names the requesting page; requestKey consists of the ecId and a timestamp; members and messageTypes
 * are optional filters.
 */
export const getMessages = defineCall({
  ...GET_MESSAGES,
  payload: v.object({
    messagesPerPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageId: text,
    /** The member's ecId and epoch ms, concatenated without a separator. */
    requestKey: text,
    callerRelationship: text,
    messageCategory: v.array(text),
    ecidList: v.array(text),
    /** Unique names. Empty or omitted means everyone in ecidList. */
    members: v.optional(v.array(text)),
    messageTypes: v.optional(v.array(v.picklist(['Wellness', 'Coverage', 'WhatsNew']))),
    /** ecId of the family's subscriber; omitted if the caller does not know it. */
    subscriberECID: v.optional(text),
    fromDate: isoDay,
    toDate: isoDay,
  }),
  response: messagesResponse,
  read: true,
  progress: true,
});
export type MessageQuery = PayloadOf<typeof getMessages>;

const unreadResponse = v.pipe(
  v.object({ payload: v.pipe(v.array(v.object({ unreadMessagesCount: count })), v.minLength(1)) }),
  v.transform(({ payload }) => payload[0]?.unreadMessagesCount ?? 0),
);

/**
 * Unread messages of the family, without special messages (spec 001 §7 'Unread count'). The range is one month back to
 * today, yyyy-MM-dd, both ends included. Not in the spec: the names fromDate and toDate.
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
  response: unreadResponse,
  read: true,
});
export type UnreadQuery = PayloadOf<typeof countUnreadMessages>;
