/** Messages as a person has left them: what they read is read, what they deleted is gone. */
import * as v from 'valibot';
import type { Member } from '../people/member-of.ts';
import type { Person } from '../people/person.ts';
import type { House } from './context.ts';
import { visibleMembers } from './data/member-info.ts';
import type { MessageRecord } from './data/messages.ts';

const KIND = 'message';
const status = v.picklist(['r', 'd']);

/** Every message that the member may see and has not deleted, special ones among them, newest first. */
export function messagesOf(house: House, { logonId }: Person, { family, self }: Member): MessageRecord[] {
  const changes = house.state.list(logonId, KIND, status);
  const visible = visibleMembers(family, self).map(({ ecId }) => ecId);
  return house.messagesOf(family, house.day()).flatMap((message) => {
    const changed = changes.get(message.wire.messageID);
    if (changed === 'd' || !visible.includes(message.ecId)) return [];
    if (changed !== 'r') return [message];
    return [{ ...message, isUnread: false, wire: { ...message.wire, messageStatus: 'r' as const } }];
  });
}

/** Keeps what somebody did with a message: r read, d deleted. A deleted message stays deleted. */
export function changeMessage({ state }: House, { logonId }: Person, id: string, to: 'r' | 'd'): void {
  if (state.get(logonId, KIND, id, status) !== 'd') state.set(logonId, KIND, id, to);
}
