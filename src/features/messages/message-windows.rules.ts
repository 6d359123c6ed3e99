/**
 * The days that each message count covers (spec 001 §7). Counts cover different periods, so each view states its days;
 * otherwise the counts would seem to contradict each other (decisions/messages#each-unread-count-names-its-days). Pure.
 * Contains no texts, because the early reads load it.
 */
import { addDays, addMonths, type DateSpan, type IsoDate } from '../../lib/date/date.ts';
import type { Message } from './messages.schema.ts';

const SUMMARY_DAYS = 90; // spec 001 §7 'the messages window 90 days on the summary'

/**
 * Date ranges of messages, with the first and the last day included. `summary`: messages in the panel of the activity
 * summary; `badge`: the unread count in the left navigation.
 */
const WINDOWS = {
  summary: (today) => ({ from: addDays(today, -SUMMARY_DAYS), to: today }),
  badge: (today) => ({ from: addMonths(today, -1), to: today }), // spec 001 §7 'Unread count'
} as const satisfies Record<string, (today: IsoDate) => DateSpan>;

/** @param today calendar date in the brand's zone */
export const countedDays = (slot: keyof typeof WINDOWS, today: IsoDate): DateSpan => WINDOWS[slot](today);

type Counted = Pick<Message, 'status' | 'isSpecial' | 'date'>;

/** Whether the service's unread count includes this message. Special messages never count as unread. */
export function countsAsUnread({ status, isSpecial, date }: Counted, today: IsoDate): boolean {
  const { from, to } = countedDays('badge', today);
  return status === 'unread' && !isSpecial && from <= date && date <= to;
}
