/** The list of messages and the count of unread ones (spec 001 §3, §7 'Messages', 'Unread count'). */
import {
  countUnreadMessages,
  getMessages,
  type MessageQuery,
} from '../../../src/features/messages/messages.schema.ts';
import type { Member } from '../../people/member-of.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { isSubscriber, visibleMembers } from '../member/member-info.ts';
import type { MessageRecord } from './message-records.ts';
import { messagesOf } from './message-changes.ts';
import { addMessageActions } from './message-actions.routes.ts';
import { serveCall } from '../serve-call.ts';

/** The caller must be allowed to see every member in the query; a subscriber that is named must be the family's. */
function isAllowed(query: MessageQuery, { family, self }: Member): boolean {
  const visible = visibleMembers(family, self).map(({ ecId }) => ecId);
  return (
    query.ecidList.every((ecId) => visible.includes(ecId)) &&
    (query.subscriberECID === undefined ||
      family.members.some((member) => isSubscriber(member) && member.ecId === query.subscriberECID))
  );
}

/** An empty or missing list means everything that the caller may see. */
const isAskedFor = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.length === 0 || list.includes(value);

/** Date range, categories, types and recipients. */
const inQuery =
  (query: MessageQuery) =>
  ({ date, category, type, ecId, uniqueName }: MessageRecord): boolean =>
    date >= query.fromDate &&
    date <= query.toDate &&
    isAskedFor(query.messageCategory, category) &&
    isAskedFor(query.messageTypes, type) &&
    isAskedFor(query.ecidList, ecId) &&
    isAskedFor(query.members, uniqueName);

export function messagesRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, getMessages, ({ payload: query, member, caller }) => {
    if (query.fromDate > query.toDate) return refuse(400, 'BAD-REQUEST');
    if (!isAllowed(query, member)) return refuse(403, 'NOT-YOUR-FAMILY');
    const found = messagesOf(services, caller.person, member).filter(inQuery(query));
    const ordinary = found.filter(({ isSpecial }) => !isSpecial);
    const first = (query.pageNumber - 1) * query.messagesPerPage;
    return {
      payload: {
        messageList: ordinary.slice(first, first + query.messagesPerPage).map(({ wire }) => wire),
        specialMessage: found.filter(({ isSpecial }) => isSpecial).map(({ wire }) => wire),
        totalCount: ordinary.length,
        unread: ordinary.filter(({ isUnread }) => isUnread).length,
      },
    };
  });

  serveCall(routes, services, countUnreadMessages, ({ payload: { fromDate, toDate }, member, caller }) => {
    if (fromDate > toDate) return refuse(400, 'BAD-REQUEST');
    const unread = messagesOf(services, caller.person, member).filter(
      ({ isUnread, isSpecial, date }) => isUnread && !isSpecial && date >= fromDate && date <= toDate,
    );
    return { payload: [{ unreadMessagesCount: unread.length }] };
  });

  addMessageActions(routes, services);
  return routes;
}
