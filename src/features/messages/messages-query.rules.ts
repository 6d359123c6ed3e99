/** The requests for messages (spec 001 §§7, 9). Pure. Imports no interface text, because the script for early reads imports this file. */
import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import { countedDays } from './message-windows.rules.ts';
import type { MessageQuery, UnreadQuery } from './messages.schema.ts';

export const MESSAGES_PER_PAGE = 10; // spec 001 §9

/** Names of the pages that request messages (spec 001 §2). The spec does not define these names. */
type PageId = 'activitySummary' | 'messageCenter';

/** Category codes by message type, in display order (spec 001 §7). */
export const CATEGORY_CODES = {
  Wellness: ['WLN', 'CLN'],
  Coverage: ['CLS', 'GPS', 'DSC', 'ELG', 'TRN', 'WTS'],
  WhatsNew: ['GLB', 'MKT', 'OPN', 'PRM'],
} as const;

export interface MessagesMember {
  ecId: string;
  relationshipCode: string;
  /** ecIds of everyone whose messages the caller sees, including the caller. */
  ecIds: string[];
  /** Null if unknown. */
  subscriberEcId: string | null;
}

/** @param now in epoch ms; part of the request key */
export const messagesQuery = (
  member: MessagesMember,
  pageId: PageId,
  { from, to }: DateSpan,
  now: number,
): MessageQuery => ({
  messagesPerPage: MESSAGES_PER_PAGE,
  pageNumber: 1,
  pageId,
  requestKey: `${member.ecId}${now}`,
  callerRelationship: member.relationshipCode,
  messageCategory: Object.values(CATEGORY_CODES).flat(),
  ecidList: member.ecIds,
  ...(member.subscriberEcId === null ? {} : { subscriberECID: member.subscriberEcId }),
  fromDate: from,
  toDate: to,
});

/** The query for the messages panel: the first page of all categories. @param today in the brand's zone */
export const summaryQuery = (member: MessagesMember, today: IsoDate, now: number): MessageQuery =>
  messagesQuery(member, 'activitySummary', countedDays('summary', today), now);

/** The query for the unread count (spec 001 §7 'Unread count'). */
export function unreadQuery(today: IsoDate): UnreadQuery {
  const { from, to } = countedDays('badge', today);
  return { category: 'MGC', channel: 'WEB', fromDate: from, toDate: to };
}
