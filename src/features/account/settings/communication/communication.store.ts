import { send } from '../../../../lib/http/http.ts';
import { failureOf } from '../../../../lib/remote/remote.ts';
import { memberNow, memberRemote } from '../../../../session/member-data.store.ts';
import type { Communication } from './communication-choices.ts';
import { isSameCommunication, refusedCommunication, type CommunicationError } from './communication.rules.ts';
import { communicationPreferences, saveCommunicationPreferences } from '../settings.schema.ts';

const communication = memberRemote<Communication>();
export const $communication = communication.$value;

export const leaveCommunication = communication.leave;

export const loadCommunication = (): Promise<void> =>
  communication.load((signal) => send(communicationPreferences, {}, { signal }));

/** @returns 'same' if nothing had to be saved, or an error if the service refused @throws ServiceError */
export async function submitCommunication(
  chosen: Communication,
): Promise<'saved' | 'same' | CommunicationError> {
  const isSameMember = memberNow();
  const saved = $communication.get();
  if (saved.state === 'ready' && isSameCommunication(chosen, saved.value)) return 'same';
  try {
    await send(saveCommunicationPreferences, { payload: chosen });
  } catch (error) {
    const refused = refusedCommunication(failureOf(error).code, chosen);
    if (refused) return refused;
    throw error;
  }
  if (isSameMember()) $communication.set({ state: 'ready', value: chosen });
  return 'saved';
}
