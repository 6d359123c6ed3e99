/** The calls that change messages (spec 001 §7 'Mark read, delete'). They can still be sent while the page unloads. */
import { send } from '../../../lib/http/http.ts';
import { delStatusFlag, deleteSpecialMessages, messageReadFlag } from '../messages-actions.schema.ts';
import type { Message } from '../messages.schema.ts';
import { deletionCalls } from './deletion.rules.ts';

const LEAVING = { keepalive: true, noProgress: true } as const;

/** Marks a message read. @returns 1 if it was unread until now, otherwise 0 @throws ServiceError */
export async function markRead({ id, ecId, umi }: Message): Promise<number> {
  const ids = [{ ecid: ecId, umi, messageID: id.toUpperCase(), processStatus: 'R' as const }];
  const { updated } = await send(messageReadFlag, { payload: { ids } }, LEAVING);
  return updated;
}

/** Sends all calls and waits for them even if one fails. @throws ServiceError of the first failed call */
export async function deleteMessages(messages: readonly Message[]): Promise<void> {
  const { ids, special } = deletionCalls(messages);
  const sent = await Promise.allSettled([
    ...(ids.length > 0 ? [send(delStatusFlag, { payload: { ids } }, LEAVING)] : []),
    ...special.map((payload) => send(deleteSpecialMessages, { payload }, LEAVING)),
  ]);
  for (const result of sent) if (result.status === 'rejected') throw result.reason;
}
