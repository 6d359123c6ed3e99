import { today } from '../../lib/date.ts';
import { requestMoment } from '../../lib/early-responses.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { summaryQuery, type MessagesMember } from './messages-query.rules.ts';
import type { MessageList } from './messages.schema.ts';
import { fetchMessages } from './messages.service.ts';

const summary = memberRemote<MessageList>();

export const $messageSummary = summary.$value;
/** Aborts the request when the view closes. */
export const leaveMessages = summary.leave;
export const failMessageSummary = summary.fail;

export const loadMessageSummary = (member: MessagesMember, timeZone: string): Promise<void> =>
  summary.load((signal) => fetchMessages(summaryQuery(member, today(timeZone), requestMoment()), signal));
