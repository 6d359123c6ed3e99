/** Which proof of identity the services require to change recovery data. The password is never stored. */
import { failureOf } from '../../lib/remote/remote.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { endSession } from '../../session/session.store.ts';
import { passwordRefusal, type PasswordRefusal } from './password-check.rules.ts';

export type Proof = 'none' | 'password' | 'signIn';

export const $proof = memberAtom<Proof>('none');

/**
 * Awaits a change of recovery data. If the service refuses it, stores which proof of identity to request.
 * @returns null, or why the service refused the change @throws ServiceError for other failures
 */
export async function withProof(change: Promise<unknown>): Promise<PasswordRefusal | null> {
  try {
    await change;
    return null;
  } catch (error) {
    const refusal = passwordRefusal(failureOf(error));
    if (!refusal) throw error;
    $proof.set(refusal.kind === 'signIn' ? 'signIn' : 'password');
    return refusal;
  }
}

/** Ends the session, so that the sign-in form opens at the same address. */
export const signInAgain = (): void => endSession();

/** After a password change, no proof of identity is needed, because the services count the change as a sign-in. */
export const passwordChanged = (): void => $proof.set('none');
