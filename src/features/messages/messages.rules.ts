/** The rules of messages (spec 001 §§2, 4, 7, 9). Pure. */
import { addDays, addMonths, type IsoDate } from '../../lib/date.ts';
import type { UnreadQuery } from './messages-actions.schema.ts';
import type { Message, MessageList, MessageQuery } from './messages.schema.ts';
import { t } from './messages.text.ts';

const PAGE_SIZE = 10; // spec 001 §9 'Messages per page'
const SUMMARY_WINDOW_DAYS = 90; // spec 001 §7 'the messages window 90 days on the summary'
/** Route of the requesting page (spec 001 §2). Chosen here: the spec shows no value. */
const SUMMARY_PAGE = 'activitySummary';
export const SUMMARY_ROWS = 3; // spec 001 §9 'messages panel 3 rows'
const MAX_UNREAD_SHOWN = 100; // spec 001 §9 'capped at 100+'

/** Category codes by message type (spec 001 §7). */
export const CATEGORY_CODES = {
  Wellness: ['WLN', 'CLN'],
  Coverage: ['CLS', 'GPS', 'DSC', 'ELG', 'TRN', 'WTS'],
  WhatsNew: ['GLB', 'MKT', 'OPN', 'PRM'],
} as const;

export interface MessagesMember {
  ecId: string;
  relationshipCode: string;
  /** Including the caller. */
  ecIds: string[];
  subscriberEcId: string;
}

/** The last 90 days, first page, every category. `today`: in the brand's zone; `now`: epoch ms, for the request key */
export const summaryQuery = (member: MessagesMember, today: IsoDate, now: number): MessageQuery => ({
  messagesPerPage: PAGE_SIZE,
  pageNumber: 1,
  pageId: SUMMARY_PAGE,
  requestKey: `${member.ecId}${now}`,
  callerRelationship: member.relationshipCode,
  messageCategory: Object.values(CATEGORY_CODES).flat(),
  ecidList: member.ecIds,
  subscriberECID: member.subscriberEcId,
  fromDate: addDays(today, -SUMMARY_WINDOW_DAYS),
  toDate: today,
});

/** The panel's rows: special and other messages, newest first, without deleted ones. */
export const newestMessages = ({ messages, special }: MessageList, rows: number = SUMMARY_ROWS): Message[] =>
  [...special, ...messages]
    .filter(({ status }) => status !== 'deleted')
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, rows);

/** Address of a message (spec 001 §2). @param id as parsed: a blank id is -999 */
export const messageHref = (id: string): string => `#/messageCenter?id=${encodeURIComponent(id)}`;

/** The unread count as shown: the number, '100+' above 100, or 'no' (spec 001 §2). */
export const showUnread = (count: number): string => {
  if (count === 0) return t('none');
  return count > MAX_UNREAD_SHOWN ? '100+' : String(count);
};

/** One month back to today (spec 001 §7 'Unread count'). */
export const unreadQuery = (today: IsoDate): UnreadQuery => ({
  category: 'MGC',
  channel: 'WEB',
  fromDate: addMonths(today, -1),
  toDate: today,
});
