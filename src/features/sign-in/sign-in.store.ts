/** The sign-in form: waiting for a person, busy, or refused. */
import { atom } from 'nanostores';
import { failureOf } from '../../lib/remote.ts';
import { signIn, type SignInBrand } from '../../session/session.store.ts';
import { problemOf, type SignInProblem } from './sign-in.rules.ts';

export type SignInState =
  { state: 'waiting' } | { state: 'busy' } | { state: 'refused'; problem: SignInProblem; reference: string };

export const $signIn = atom<SignInState>({ state: 'waiting' });

export const dismissProblem = (): void => $signIn.set({ state: 'waiting' });

/** Sends the form; a second press while busy sends nothing. */
export async function submitSignIn(userName: string, password: string, brand: SignInBrand): Promise<void> {
  if ($signIn.get().state === 'busy') return;
  $signIn.set({ state: 'busy' });
  try {
    await signIn(userName, password, brand);
    $signIn.set({ state: 'waiting' });
  } catch (error) {
    const failure = failureOf(error);
    $signIn.set({ state: 'refused', problem: problemOf(failure), reference: failure.reference });
  }
}
