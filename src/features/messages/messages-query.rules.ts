/** The requests for messages (spec 001 §§7, 9). Pure; without texts, because the early reads load it. */
import { addDays, addMonths, type IsoDate } from '../../lib/date.ts';
import type { UnreadQuery } from './messages-actions.schema.ts';
import type { MessageQuery } from './messages.schema.ts';

const PAGE_SIZE = 10; // spec 001 §9 'Messages per page'
const SUMMARY_WINDOW_DAYS = 90; // spec 001 §7 'the messages window 90 days on the summary'
/** Route of the requesting page (spec 001 §2). Chosen here: the spec shows no value. */
const SUMMARY_PAGE = 'activitySummary';

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

export const messagesWindowStart = (today: IsoDate): IsoDate => addDays(today, -SUMMARY_WINDOW_DAYS);

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
  fromDate: messagesWindowStart(today),
  toDate: today,
});

/** One month back to today (spec 001 §7 'Unread count'). */
export const unreadQuery = (today: IsoDate): UnreadQuery => ({
  category: 'MGC',
  channel: 'WEB',
  fromDate: addMonths(today, -1),
  toDate: today,
});
