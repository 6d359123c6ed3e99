/** The calls for messages: the list, the unread count, reading and deleting (spec 001 §3, §7 'Messages', 'Unread count'). */
import {
  countUnreadMessages,
  getMessages,
  type MessageQuery,
} from '../../../src/features/messages/messages.schema.ts';
import type { Member } from '../../people/member-of.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices, type Caller, type SandboxEnv } from '../context.ts';
import { isSubscriber, visibleMembers, bvUserIdOf } from '../member/member-info.ts';
import type { MessageRecord } from './message-records.ts';
import { serveCall } from '../serve-call.ts';
import type { Hono } from 'hono';
import * as actions from '../../../src/features/messages/messages-actions.schema.ts';
import { isEmailAddress, isPhoneNumber } from '../http/contacts.ts';
import { acceptOnce } from '../http/idempotency.ts';
import * as v from 'valibot';
import type { Person } from '../../people/person.ts';
import { householdOf } from '../member/household.ts';

/** The kind of the state values that store whether a message is read (r) or deleted (d). */
const KIND = 'message';
const status = v.picklist(['r', 'd']);

/** All messages that the member may see and that are not deleted, newest first. Special messages come last. */
function messagesOf(services: SandboxServices, person: Person, { family, self }: Member): MessageRecord[] {
  const changes = services.state.list(householdOf(services, person), KIND, status);
  const visible = visibleMembers(family, self).map(({ ecId }) => ecId);
  return services.messagesOf(family, services.day()).flatMap((message) => {
    const changed = changes.get(message.wire.messageID);
    if (changed === 'd' || !visible.includes(message.ecId)) return [];
    if (changed !== 'r') return [message];
    return [{ ...message, isUnread: false, wire: { ...message.wire, messageStatus: 'r' as const } }];
  });
}

/** Stores a message's status for the household: read (r) or deleted (d). A deleted message stays deleted. */
function changeMessage(services: SandboxServices, person: Person, id: string, to: 'r' | 'd'): void {
  const owner = householdOf(services, person);
  services.transaction(() => {
    if (services.state.get(owner, KIND, id, status) !== 'd') services.state.set(owner, KIND, id, to);
  });
}

/** The fields of a call that identify a message. */
interface Named {
  ecid: string;
  umi: string;
  messageID: string;
}

const CONTACTS = { SMS: isPhoneNumber, EMAIL: isEmailAddress } as const;

function addMessageActions(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  /** Changes the status of messages; changes no message if any of them is invalid. @param special whether the call is for special messages */
  function change(
    ids: readonly Named[],
    to: 'r' | 'd',
    special: boolean,
    member: Member,
    { person }: Caller,
  ) {
    const { family, self } = member;
    const visible = visibleMembers(family, self).map(({ ecId }) => ecId);
    const isOwn = ({ ecid, umi }: Named): boolean =>
      visible.includes(ecid) && [family.umi, `${family.umi}0`].includes(umi);
    if (!ids.every(isOwn)) return refuse(403, 'NOT-YOUR-FAMILY');

    const messages = services.messagesOf(family, services.day());
    const ownRecords = ids.map((id): MessageRecord | undefined =>
      messages.find(({ ecId, wire }) => ecId === id.ecid && wire.messageID === id.messageID),
    );
    if (ownRecords.includes(undefined)) return refuse(404, 'NO-SUCH-MESSAGE');
    if (ownRecords.some((message) => message?.isSpecial !== special)) {
      return refuse(400, special ? 'NOT-SPECIAL' : 'SPECIAL-MESSAGE');
    }
    const ownMessages = new Map(
      messagesOf(services, person, member).map(({ wire }) => [wire.messageID, wire]),
    );
    const changed = ids.filter(({ messageID }) => {
      const before = ownMessages.get(messageID);
      return before !== undefined && before.messageStatus !== to;
    });
    for (const { messageID } of changed) changeMessage(services, person, messageID, to);
    return { payload: { status: 'SUCCESS' as const, updatedCount: changed.length } };
  }

  serveCall(routes, services, actions.messageReadFlag, ({ payload, member, caller }) =>
    change(payload.ids, 'r', false, member, caller),
  );

  serveCall(routes, services, actions.delStatusFlag, ({ payload, member, caller }) =>
    change(payload.ids, 'd', false, member, caller),
  );

  serveCall(routes, services, actions.deleteSpecialMessages, ({ payload, member, caller }) => {
    const { ecid, umi, messageIDs } = payload;
    return change(
      messageIDs.map((messageID) => ({ ecid, umi, messageID })),
      'd',
      true,
      member,
      caller,
    );
  });

  serveCall(routes, services, actions.dependentNotification, ({ payload, member, caller: { person } }) => {
    if (payload.bvuserid !== bvUserIdOf(member.self)) return refuse(403, 'NOT-YOUR-ID');
    const fits = payload.communicationList.every(
      ({ contactValue, channel }) => channel === payload.communicationType && CONTACTS[channel](contactValue),
    );
    if (!fits) return refuse(400, 'CONTACT-INVALID');
    const notificationId = acceptOnce(services, 'notification', payload, person.logonId);
    if (notificationId instanceof Response) return notificationId;
    return { payload: { status: 'SUCCESS' as const, notificationId } };
  });
}

/** Whether the caller may see every member in the query. A subscriber in the query, if any, must be a subscriber of the caller's family. */
function isAllowed(query: MessageQuery, { family, self }: Member): boolean {
  const visible = visibleMembers(family, self).map(({ ecId }) => ecId);
  return (
    query.ecidList.every((ecId) => visible.includes(ecId)) &&
    (query.subscriberECID === undefined ||
      family.members.some((member) => isSubscriber(member) && member.ecId === query.subscriberECID))
  );
}

/** Whether a filter includes a value. An empty or missing list includes everything. */
const isRequested = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.length === 0 || list.includes(value);

/** Whether a message matches a query's date range, categories, types and recipients. */
const inQuery =
  (query: MessageQuery) =>
  ({ date, category, type, ecId, uniqueName }: MessageRecord): boolean =>
    date >= query.fromDate &&
    date <= query.toDate &&
    isRequested(query.messageCategory, category) &&
    isRequested(query.messageTypes, type) &&
    isRequested(query.ecidList, ecId) &&
    isRequested(query.members, uniqueName);

export function messagesRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, getMessages, ({ payload: query, member, caller }) => {
    if (query.fromDate > query.toDate) return refuse(400, 'BAD-REQUEST');
    if (!isAllowed(query, member)) return refuse(403, 'NOT-YOUR-FAMILY');
    const matches = messagesOf(services, caller.person, member).filter(inQuery(query));
    const ordinary = matches.filter(({ isSpecial }) => !isSpecial);
    const first = (query.pageNumber - 1) * query.messagesPerPage;
    return {
      payload: {
        messageList: ordinary.slice(first, first + query.messagesPerPage).map(({ wire }) => wire),
        specialMessage: matches.filter(({ isSpecial }) => isSpecial).map(({ wire }) => wire),
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
