/** Messages with the user's changes: read and deleted. */
import * as v from 'valibot';
import type { Member } from '../../people/member-of.ts';
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';
import { visibleMembers } from '../member/member-info.ts';
import type { MessageRecord } from './message-records.ts';
import { householdOf } from '../member/household.ts';

const KIND = 'message';
const status = v.picklist(['r', 'd']);

/** Every message that the member may see and has not deleted, including special ones, newest first. */
export function messagesOf(
  services: SandboxServices,
  person: Person,
  { family, self }: Member,
): MessageRecord[] {
  const changes = services.state.list(householdOf(services, person), KIND, status);
  const visible = visibleMembers(family, self).map(({ ecId }) => ecId);
  return services.messagesOf(family, services.day()).flatMap((message) => {
    const changed = changes.get(message.wire.messageID);
    if (changed === 'd' || !visible.includes(message.ecId)) return [];
    if (changed !== 'r') return [message];
    return [{ ...message, isUnread: false, wire: { ...message.wire, messageStatus: 'r' as const } }];
  });
}

/** Stores a message's status for the household: r read, d deleted. A deleted message stays deleted. */
export function changeMessage(services: SandboxServices, person: Person, id: string, to: 'r' | 'd'): void {
  const owner = householdOf(services, person);
  services.transaction(() => {
    if (services.state.get(owner, KIND, id, status) !== 'd') services.state.set(owner, KIND, id, to);
  });
}
