/** The calls that change messages (spec 001 §7 'Mark read, delete'). They can still be sent while the page unloads. */
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
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

/** Deletes the messages of one call. @returns the messages that were not deleted: all of them, or none */
async function deleteTogether(messages: readonly Message[]): Promise<readonly Message[]> {
  const { ids, special } = deletionCalls(messages);
  try {
    await Promise.all([
      ...(ids.length > 0 ? [send(delStatusFlag, { payload: { ids } }, LEAVING)] : []),
      ...special.map((payload) => send(deleteSpecialMessages, { payload }, LEAVING)),
    ]);
    return [];
  } catch (error) {
    failureOf(error);
    return messages;
  }
}

const callOf = ({ isSpecial, ecId, umi }: Message): string => (isSpecial ? `${ecId} ${umi}` : '');

/** Sends all calls and waits for them even if one fails. @returns the messages of the failed calls */
export async function deleteMessages(messages: readonly Message[]): Promise<readonly Message[]> {
  const calls = [...new Set(messages.map(callOf))];
  const failed = await Promise.all(
    calls.map((call) => deleteTogether(messages.filter((message) => callOf(message) === call))),
  );
  return failed.flat();
}
