/** Deleting messages: which calls to send, and which page to show next (spec 001 §4 'Message status', §7). Pure. */
import { nearestPage } from '../../../ui/list/pager.rules.ts';
import type { Message, MessageList } from '../messages.schema.ts';
import { isChangeable, pagesOf } from './center-rows.rules.ts';

interface DeletedMessage {
  ecid: string;
  umi: string;
  messageID: string;
  processStatus: 'D';
}

interface DeletedSpecials {
  ecid: string;
  umi: string;
  messageIDs: string[];
  processStatus: 'D';
}

export interface DeletionCalls {
  /** Ordinary messages. A single call deletes all of them. */
  ids: DeletedMessage[];
  /** Special messages, grouped by recipient. Each group is deleted by one bulk call. */
  special: DeletedSpecials[];
}

/**
 * Ids are in upper case (spec 001 §7). Leaves out messages without usable ids, because a single unusable id makes the
 * whole call fail.
 */
export function deletionCalls(messages: readonly Message[]): DeletionCalls {
  const calls: DeletionCalls = { ids: [], special: [] };
  for (const { id, ecId: ecid, umi, isSpecial } of messages.filter(isChangeable)) {
    const messageID = id.toUpperCase();
    const same = calls.special.find((call) => call.ecid === ecid && call.umi === umi);
    if (!isSpecial) calls.ids.push({ ecid, umi, messageID, processStatus: 'D' });
    else if (same) same.messageIDs.push(messageID);
    else calls.special.push({ ecid, umi, messageIDs: [messageID], processStatus: 'D' });
  }
  return calls;
}

/** Number of messages that count toward the number of pages. Special messages don't. */
export const countedIn = (messages: readonly Pick<Message, 'isSpecial'>[]): number =>
  messages.filter(({ isSpecial }) => !isSpecial).length;

/**
 * The page to show after a deletion: the same page if it still exists, otherwise the last page (spec 001 §4 'page count is
 * (total minus deleted) divided by 10; … else go back one (minimum 1)').
 * @param total the service's count before the deletion @param deleted number of deleted messages, not counting special ones
 */
export const pageAfterDeletion = (page: number, total: number, deleted: number): number =>
  nearestPage(page, pagesOf(total - deleted));

/** The list without the deleted messages. Does not include the rows that move up from the next page. */
export function withoutDeleted(list: MessageList, deleted: readonly Message[]): MessageList {
  const ids = new Set(deleted.map(({ id }) => id));
  const stays = ({ id }: Message): boolean => !ids.has(id);
  const gone = list.messages.filter(({ id }) => ids.has(id));
  return {
    ...list,
    messages: list.messages.filter(stays),
    special: list.special.filter(stays),
    total: Math.max(0, list.total - gone.length),
    unread: Math.max(0, list.unread - gone.filter(({ status }) => status === 'unread').length),
  };
}
