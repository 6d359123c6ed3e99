import { brandToday } from '../../lib/date/brand-day.ts';
import { requestMoment } from '../../lib/http/early-responses.ts';
import { send } from '../../lib/http/http.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { loadedProfile } from '../../profile/profile.store.ts';
import { messagesMember } from './messages-member.rules.ts';
import { summaryQuery } from './messages-query.rules.ts';
import { getMessages, type MessageList } from './messages.schema.ts';

const summary = memberRemote<MessageList>();

export const $messageSummary = summary.$value;
/** Aborts the request. Call this when the view closes. */
export const leaveMessages = summary.leave;
export const failMessageSummary = summary.fail;

export const loadMessageSummary = (): Promise<void> =>
  summary.load((signal) => {
    const payload = summaryQuery(messagesMember(loadedProfile()), brandToday(), requestMoment());
    return send(getMessages, { payload }, { signal });
  });
