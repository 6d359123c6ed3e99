/** State of the forgot-user-name form. Typed values stay in the form and are never stored. */
import { atom } from 'nanostores';
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { configureHttp } from '../../../session/services/configure-http.ts';
import type { IdentifiedPerson } from '../../../session/sign-in/attempts.rules.ts';
import { countPersonAttempt, personAttemptsRemaining } from '../../../session/sign-in/attempts.ts';
import { forgottenUsernamePassword, type ForgottenUserName } from './account-recovery.schema.ts';

export type ForgotUserNameState =
  | { state: 'typing' }
  | { state: 'busy' }
  /** No account matches. The service does not say which field differs. `left`: remaining attempts. */
  | { state: 'unknown'; left: number }
  /** No attempts are left for these details. */
  | { state: 'closed' }
  | { state: 'failed'; reference: string }
  | { state: 'sent'; sentTo: string };

export const $forgotUserName = atom<ForgotUserNameState>({ state: 'typing' });

const afterAttempts = (left: number): ForgotUserNameState =>
  left === 0 ? { state: 'closed' } : { state: 'unknown', left };

async function stateAfter(error: unknown, person: IdentifiedPerson): Promise<ForgotUserNameState> {
  const { status, reference } = failureOf(error);
  if (status === 429) return { state: 'closed' };
  return status === 404 ? afterAttempts(await countPersonAttempt(person)) : { state: 'failed', reference };
}

/** Sends the form; does nothing while busy. Attempts add up with those of registration (decision 151). */
export async function submitIdentity(identity: ForgottenUserName): Promise<void> {
  if ($forgotUserName.get().state === 'busy') return;
  $forgotUserName.set({ state: 'busy' });
  configureHttp();
  const person = { ...identity, dateOfBirth: identity.dob };
  if ((await personAttemptsRemaining(person)) === 0) return $forgotUserName.set({ state: 'closed' });
  try {
    const sentTo = await send(forgottenUsernamePassword, { payload: identity });
    $forgotUserName.set({ state: 'sent', sentTo });
  } catch (error) {
    $forgotUserName.set(await stateAfter(error, person));
  }
}
