/** Which proof the services require for changing recovery data. A password is never stored. */
import { failureOf } from '../../lib/remote/remote.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { endSession } from '../../session/session.store.ts';
import { passwordRefusal, type PasswordRefusal } from './password-check.rules.ts';

export type Proof = 'none' | 'password' | 'signIn';

export const $proof = memberAtom<Proof>('none');

/** Changes recovery data. @returns null if it was changed; otherwise which proof the service requires @throws ServiceError for any other failure */
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

/** The services count a password change as a sign-in, so no other proof is needed. */
export const passwordChanged = (): void => $proof.set('none');
