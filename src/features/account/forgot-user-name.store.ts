/** Being told a forgotten user name: being typed, on its way, not found, or sent. What was typed stays in the form alone. */
import { atom } from 'nanostores';
import { failureOf } from '../../lib/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import type { Forgotten } from './account-recovery.schema.ts';
import { sendForgotten } from './account-recovery.service.ts';

export type ForgotName =
  | { state: 'typing' }
  | { state: 'busy' }
  /** Nobody is all that was typed; which of it does not match is not said. */
  | { state: 'unknown' }
  | { state: 'failed'; reference: string }
  | { state: 'sent'; sentTo: string };

export const $forgotName = atom<ForgotName>({ state: 'typing' });

/** Sends the form; a second press while one is on its way sends nothing. */
export async function submitPerson(described: Forgotten): Promise<void> {
  if ($forgotName.get().state === 'busy') return;
  $forgotName.set({ state: 'busy' });
  configureHttp();
  try {
    $forgotName.set({ state: 'sent', sentTo: await sendForgotten(described) });
  } catch (error) {
    const { status, reference } = failureOf(error);
    $forgotName.set(status === 404 ? { state: 'unknown' } : { state: 'failed', reference });
  }
}
