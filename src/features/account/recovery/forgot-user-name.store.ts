/** State of the forgot-user-name form. Typed values stay in the form and are never stored. */
import { atom } from 'nanostores';
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { configureHttp } from '../../../session/services/configure-http.ts';
import {
  countPersonAttempt,
  personAttemptsRemaining,
  resetPersonAttempts,
} from '../../../session/sign-in/attempts.ts';
import { forgottenUsernamePassword, type ForgottenUserName } from './account-recovery.schema.ts';

export type ForgotUserNameState =
  | { state: 'typing' }
  /** No account matches; the service does not say which field is wrong. `left`: remaining attempts. */
  | { state: 'unknown'; left: number }
  /** No attempts are left for the entered details. */
  | { state: 'closed' }
  /** The service takes no more requests, perhaps because of other people on the same network. `until`: milliseconds since 1970; null if unknown. */
  | { state: 'limited'; until: number | null }
  | { state: 'sent'; sentTo: string };

export const $forgotUserName = atom<ForgotUserNameState>({ state: 'typing' });

/** The limit on attempts includes registration attempts (decisions/sign-in#attempts-to-identify-a-person). @throws ServiceError */
export async function submitIdentity(identity: ForgottenUserName): Promise<void> {
  $forgotUserName.set({ state: 'typing' });
  configureHttp();
  const person = { ...identity, dateOfBirth: identity.dob };
  if ((await personAttemptsRemaining(person)) === 0) return $forgotUserName.set({ state: 'closed' });
  try {
    const sentTo = await send(forgottenUsernamePassword, { payload: identity });
    await resetPersonAttempts(person);
    $forgotUserName.set({ state: 'sent', sentTo });
  } catch (error) {
    const { status, retryAt } = failureOf(error);
    if (status === 429) return $forgotUserName.set({ state: 'limited', until: retryAt ?? null });
    if (status !== 404) throw error;
    const left = await countPersonAttempt(person);
    $forgotUserName.set(left === 0 ? { state: 'closed' } : { state: 'unknown', left });
  }
}
