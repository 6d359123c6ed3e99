/** Messages (spec 001 §3, §7 'Messages'). */
import { getMessages, type MessageQuery } from '../../src/features/messages/messages.schema.ts';
import type { Member } from '../people/member-of.ts';
import { refuse } from './answers.ts';
import { createRouter, type House } from './context.ts';
import { visibleMembers } from './data/member-info.ts';
import type { MessageRecord } from './data/messages.ts';
import { serveCall } from './serve.ts';

/** Everybody asked for must be visible to the caller, and the subscriber somebody of the family. */
function isAllowed(query: MessageQuery, { family, self }: Member): boolean {
  const visible = visibleMembers(family, self).map(({ ecId }) => ecId);
  return (
    query.ecidList.every((ecId) => visible.includes(ecId)) &&
    family.members.some(({ ecId }) => ecId === query.subscriberECID)
  );
}

/** Date range, categories and recipients; an empty list asks for all that the caller may see. */
function inQuery(query: MessageQuery, member: Member): (message: MessageRecord) => boolean {
  const recipients =
    query.ecidList.length > 0
      ? query.ecidList
      : visibleMembers(member.family, member.self).map(({ ecId }) => ecId);
  return ({ date, category, ecId }) =>
    date >= query.fromDate &&
    date <= query.toDate &&
    (query.messageCategory.length === 0 || query.messageCategory.includes(category)) &&
    recipients.includes(ecId);
}

export function messagesRoutes(house: House) {
  const routes = createRouter();

  serveCall(routes, house, getMessages, ({ payload: query, member, day }) => {
    if (query.fromDate > query.toDate) return refuse(400, 'BAD-REQUEST');
    if (!isAllowed(query, member)) return refuse(403, 'NOT-YOUR-FAMILY');
    const found = house.messagesOf(member.family, day).filter(inQuery(query, member));
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

  return routes;
}
