/** State of the forgot-user-name form. Typed values stay in the form and are never stored. */
import { atom } from 'nanostores';
import { failureOf } from '../../lib/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import type { Forgotten } from './account-recovery.schema.ts';
import { sendForgotten } from './account-recovery.service.ts';

export type ForgotUserNameState =
  | { state: 'typing' }
  | { state: 'busy' }
  /** No account matches. The service does not say which field differs. */
  | { state: 'unknown' }
  | { state: 'failed'; reference: string }
  | { state: 'sent'; sentTo: string };

export const $forgotUserName = atom<ForgotUserNameState>({ state: 'typing' });

/** Sends the form; does nothing while busy. */
export async function submitIdentity(identity: Forgotten): Promise<void> {
  if ($forgotUserName.get().state === 'busy') return;
  $forgotUserName.set({ state: 'busy' });
  configureHttp();
  try {
    $forgotUserName.set({ state: 'sent', sentTo: await sendForgotten(identity) });
  } catch (error) {
    const { status, reference } = failureOf(error);
    $forgotUserName.set(status === 404 ? { state: 'unknown' } : { state: 'failed', reference });
  }
}
