/** The saved communication preferences and the state of their form. */
import { send } from '../../../../lib/http/http.ts';
import { failureOf } from '../../../../lib/remote/remote.ts';
import { memberAtom, memberRemote } from '../../../../session/member-data.store.ts';
import type { Communication } from './communication-choices.ts';
import { isSameCommunication, refusedCommunication, type CommunicationError } from './communication.rules.ts';
import { communicationPreferences, saveCommunicationPreferences } from '../settings.schema.ts';

export type CommunicationState =
  | { state: 'typing' }
  | { state: 'busy' }
  | { state: 'refused'; error: CommunicationError }
  | { state: 'failed'; reference: string };

const communication = memberRemote<Communication>();
export const $communication = communication.$value;
export const $communicationForm = memberAtom<CommunicationState>({ state: 'typing' });

export const leaveCommunication = communication.leave;

export function loadCommunication(): Promise<void> {
  $communicationForm.set({ state: 'typing' });
  return communication.load((signal) => send(communicationPreferences, {}, { signal }));
}

/** Does nothing while busy. @returns `saved`, `same` if nothing differs, or null if it was not saved */
export async function submitCommunication(chosen: Communication): Promise<'saved' | 'same' | null> {
  const saved = $communication.get();
  if ($communicationForm.get().state === 'busy' || saved.state !== 'ready') return null;
  if (isSameCommunication(chosen, saved.value)) return 'same';
  $communicationForm.set({ state: 'busy' });
  try {
    await send(saveCommunicationPreferences, { payload: chosen });
    $communication.set({ state: 'ready', value: chosen });
    $communicationForm.set({ state: 'typing' });
    return 'saved';
  } catch (error) {
    const { code, reference } = failureOf(error);
    const refused = refusedCommunication(code, chosen);
    $communicationForm.set(refused ? { state: 'refused', error: refused } : { state: 'failed', reference });
    return null;
  }
}
