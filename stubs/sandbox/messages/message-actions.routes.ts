/** Reading, deleting and forwarding messages (spec 001 §4 'Message status', §7). */
import type { Hono } from 'hono';
import * as actions from '../../../src/features/messages/messages-actions.schema.ts';
import { isEmailAddress, isPhoneNumber } from '../http/contacts.ts';
import { acceptOnce } from '../http/idempotency.ts';
import { refuse } from '../http/requests.ts';
import type { Caller, SandboxServices, SandboxEnv } from '../context.ts';
import { bvUserIdOf, visibleMembers } from '../member/member-info.ts';
import type { MessageRecord } from './message-records.ts';
import { changeMessage, messagesOf } from './message-changes.ts';
import type { Member } from '../../people/member-of.ts';
import { serveCall } from '../serve-call.ts';

/** Fields that identify a message in the calls. */
interface Named {
  ecid: string;
  umi: string;
  messageID: string;
}

const CONTACTS = { SMS: isPhoneNumber, EMAIL: isEmailAddress } as const;

export function addMessageActions(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  /** Changes all messages, or none if one is invalid. @param special whether the call is for special messages */
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
    const found = ids.map((id): MessageRecord | undefined =>
      messages.find(({ ecId, wire }) => ecId === id.ecid && wire.messageID === id.messageID),
    );
    if (found.includes(undefined)) return refuse(404, 'NO-SUCH-MESSAGE');
    if (found.some((message) => message?.isSpecial !== special)) {
      return refuse(400, special ? 'NOT-SPECIAL' : 'SPECIAL-MESSAGE');
    }
    const kept = new Map(messagesOf(services, person, member).map(({ wire }) => [wire.messageID, wire]));
    const changed = ids.filter(({ messageID }) => {
      const before = kept.get(messageID);
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
