import { today } from '../../lib/date/date.ts';
import { requestMoment } from '../../lib/http/early-responses.ts';
import { send } from '../../lib/http/http.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { summaryQuery, type MessagesMember } from './messages-query.rules.ts';
import { getMessages, type MessageList } from './messages.schema.ts';

const summary = memberRemote<MessageList>();

export const $messageSummary = summary.$value;
/** Aborts the request when the view closes. */
export const leaveMessages = summary.leave;
export const failMessageSummary = summary.fail;

export const loadMessageSummary = (member: MessagesMember, timeZone: string): Promise<void> =>
  summary.load((signal) => {
    const payload = summaryQuery(member, today(timeZone), requestMoment());
    return send(getMessages, { payload }, { signal });
  });
