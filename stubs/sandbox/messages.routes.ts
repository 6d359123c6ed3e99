/** Messages (spec 001 §3, §7 'Messages'). */
import {
  messagesRequest,
  type MessagesRequest,
  type MessagesWire,
} from '../../src/features/messages/messages.schema.ts';
import type { Member } from '../people/member-of.ts';
import { readBody, refuse } from './answers.ts';
import { requireMember, requireSession } from './caller.middleware.ts';
import { createRouter, type House } from './context.ts';
import { visibleMembers } from './data/member-info.ts';
import type { MessageRecord } from './data/messages.ts';

type Query = MessagesRequest['payload'];

/** Everybody asked for must be visible to the caller, and the subscriber somebody of the family. */
function isAllowed(query: Query, { family, self }: Member): boolean {
  const visible = visibleMembers(family, self).map(({ ecId }) => ecId);
  return (
    query.ecidList.every((ecId) => visible.includes(ecId)) &&
    family.members.some(({ ecId }) => ecId === query.subscriberECID)
  );
}

/** Date range, categories and recipients; an empty list asks for all that the caller may see. */
function inQuery(query: Query, member: Member): (message: MessageRecord) => boolean {
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

  routes.post('/rbsmbl/x-services/member/getMessages', requireSession(house), requireMember, async (c) => {
    const query = (await readBody(c, messagesRequest))?.payload;
    const isWhole = Number.isInteger(query?.pageNumber) && Number.isInteger(query?.messagesPerPage);
    if (!query || !isWhole || query.fromDate > query.toDate) return refuse(400, 'BAD-REQUEST');
    const member = c.get('member');
    if (!isAllowed(query, member)) return refuse(403, 'NOT-YOUR-FAMILY');

    const found = house.messagesOf(member.family, house.day()).filter(inQuery(query, member));
    const ordinary = found.filter(({ isSpecial }) => !isSpecial);
    const first = (query.pageNumber - 1) * query.messagesPerPage;
    const answer: MessagesWire = {
      payload: {
        messageList: ordinary.slice(first, first + query.messagesPerPage).map(({ wire }) => wire),
        specialMessage: found.filter(({ isSpecial }) => isSpecial).map(({ wire }) => wire),
        totalCount: ordinary.length,
        unread: ordinary.filter(({ isUnread }) => isUnread).length,
      },
    };
    return c.json(answer);
  });

  return routes;
}
