/** The sign-in form: waiting for a person, busy, on the way to another portal, or refused. */
import { atom } from 'nanostores';
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { findPortal } from '../../session/portals.ts';
import { endSession, signIn, type SignInBrand } from '../../session/session.store.ts';
import { GENERAL, loginOutcome, type LoginModal, type LoginOutcome } from './login-errors.rules.ts';

export type SignInState =
  { state: 'waiting' } | { state: 'busy' } | { state: 'refused'; modal: LoginModal; failure: Failure };

export const $signIn = atom<SignInState>({ state: 'waiting' });

export const dismissProblem = (): void => $signIn.set({ state: 'waiting' });

function refuse(outcome: LoginOutcome, failure: Failure): void {
  if (outcome.kind !== 'modal') return;
  if (outcome.clears) endSession();
  $signIn.set({ state: 'refused', modal: outcome.modal, failure });
}

/** Does what the error table says (spec 000 §8 'Login'); the form stays busy while another portal is loaded. */
async function answerRefusal(failure: Failure): Promise<void> {
  const outcome = loginOutcome(failure);
  if (outcome.kind === 'modal') return refuse(outcome, failure);
  const portal = await findPortal(outcome.brand);
  if (portal === null) return refuse(GENERAL, failure);
  window.location.assign(portal);
}

/** Sends the form; a second press while busy sends nothing. */
export async function submitSignIn(userName: string, password: string, brand: SignInBrand): Promise<void> {
  if ($signIn.get().state === 'busy') return;
  $signIn.set({ state: 'busy' });
  try {
    await signIn(userName, password, brand);
    $signIn.set({ state: 'waiting' });
  } catch (error) {
    await answerRefusal(failureOf(error));
  }
}
