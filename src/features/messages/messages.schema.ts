/** Messages on the wire (spec 001 §3 'Message', 'Message list response', 'Message query'; §7 'Messages'). */
import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../lib/call.schema.ts';
import { readableEntries, readableList } from '../../lib/readable.schema.ts';
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

/** A whole number of things, as number or text; null where the service has none. */
const optionalCount = v.nullish(
  v.union([
    count,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.pipe(v.string(), v.digits(), v.transform(Number)),
  ]),
  null,
);

/** Percentages end at 100 (spec 001 §3 'Message'); null where the message is not about an accumulation. */
const optionalPercentage = v.nullish(
  v.pipe(
    v.number(),
    v.transform((value) => Math.min(value, 100)),
  ),
  null,
);

/** Stands for a blank message id (spec 001 §2); as messageSequenceID it marks a special message (§3). */
const MINUS_999 = '-999';

const message = v.pipe(
  v.object({
    messageID: v.fallback(v.pipe(v.string(), v.trim()), ''),
    /** -999 marks a special message. */
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
    /** Anything but an object with texts is one invalid message, not a bad reply (spec 001 §4). */
    messageContent: v.nullish(v.fallback(content, INVALID)),
  }),
  v.transform((wire) => ({
    id: wire.messageID || MINUS_999,
    isSpecial: wire.messageSequenceID === MINUS_999,
    status: STATUS[wire.messageStatus],
    date: wire.messageDate,
    /** Day and month as the service words them. */
    dayText: wire.messageDay,
    monthText: wire.messageMonth,
    type: wire.messageType,
    category: wire.messageCategory,
    /** Special messages 1, others 0 (spec 001 §3). */
    sortOrder: wire.messageSequenceID === MINUS_999 ? 1 : 0,
    recipient: wire.firstName || wire.recipientFirstName,
    /** Unique names of the members whom it is about. */
    members: wire.memberList ?? [],
    /** What the calls that change the message ask for. */
    ecId: wire.ecid,
    umi: wire.umi,
    groupNumber: wire.groupNumber,
    clientNumber: wire.clientNumber,
    /** How often a benefit was used of how often it may be; null where the message is about something else. */
    occurrences: wire.accumOccurrenceCount,
    occurrencesAllowed: wire.accumThresholdCount,
    /** Whole percent, 100 at most. */
    percentage: wire.accumPercentage,
    image: wire.messageContent?.imageUnicode ?? '',
    /** What the message says; `invalid` and `missing` have texts of their own (spec 001 §4). */
    content: contentOf(wire.messageContent),
  })),
);
export type MessageWire = v.InferInput<typeof message>;
export type Message = v.InferOutput<typeof message>;

const messagesReply = v.pipe(
  v.object({
    payload: v.object({
      messageList: readableList('message', message),
      specialMessage: v.nullish(readableEntries('special message', message)),
      totalCount: count,
      unread: count,
    }),
  }),
  v.transform(({ payload }) => ({
    messages: payload.messageList.items,
    special: payload.specialMessage?.items ?? [],
    /** Messages that could not be read and are in neither list. */
    leftOut: payload.messageList.leftOut + (payload.specialMessage?.leftOut ?? 0),
    /** The service's own counts: messages that are left out are among them. */
    total: payload.totalCount,
    unread: payload.unread,
  })),
);
export type MessageList = v.InferOutput<typeof messagesReply>;

/**
 * One page of a window's messages, newest first; special messages apart (spec 001 §3 'Message', 'Message
 * query', §7 'Messages'). Dates are yyyy-MM-dd, both ends included; categories are the codes of 001 §7, for
 * example WLN, CLS, GLB. Deleted messages are in neither list nor count. A blank messageID is -999 inside (001 §2).
 * messageNumber, sortOrder and isSpecialMessage of 001 §3 are the page's own. Chosen here: pageId names the page that
 * asks; requestKey is the name of 001 §3's request key, the member's ecId and a timestamp; members and messageTypes
 * are refinements that may be left out.
 */
export const getMessages = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/member/getMessages',
  access: 'member',
  payload: v.object({
    messagesPerPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Name of the page that asks, as its route has it: `activitySummary`. */
    pageId: text,
    /** The member's ecId and the time in milliseconds since 1970, without anything between them. */
    requestKey: text,
    callerRelationship: text,
    messageCategory: v.array(text),
    ecidList: v.array(text),
    /** Unique names; empty or left out asks for everybody in ecidList. */
    members: v.optional(v.array(text)),
    /** Empty or left out asks for all. */
    messageTypes: v.optional(v.array(v.picklist(['Wellness', 'Coverage', 'WhatsNew']))),
    subscriberECID: text,
    fromDate: isoDay,
    toDate: isoDay,
  }),
  reply: messagesReply,
  read: true,
  progress: true,
});
export type MessageQuery = PayloadOf<typeof getMessages>;
