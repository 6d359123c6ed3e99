/** State of the change-password form. Typed values stay in the form and are never stored. */
import { atom } from 'nanostores';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { updateUser } from '../../session/session.store.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { DEFAULT_STRENGTH, type StrengthRule } from '../../lib/fields/password-strength.rules.ts';
import { securityStrength } from '../../session/user/security.schema.ts';
import { changePassword } from './account.schema.ts';
import type { PasswordRefusal } from './password-check.rules.ts';
import { passwordChanged, proofWanted } from './password-check.store.ts';
import { serviceError, type PasswordError } from './password.rules.ts';

export type ChangeState =
  | { state: 'typing' }
  | { state: 'busy' }
  /** The service named the wrong field. */
  | { state: 'refused'; error: PasswordError }
  | { state: 'unproven'; refusal: PasswordRefusal }
  | { state: 'failed'; reference: string };

export const $change = memberAtom<ChangeState>({ state: 'typing' });

/** The service's strength rule; that of spec 000 §5 until it has loaded. */
export const $strength = atom<StrengthRule>(DEFAULT_STRENGTH);

export const startTyping = (): void => $change.set({ state: 'typing' });

/** Loads the service's strength rule; a failure leaves the rule of the specification. */
export async function loadStrength(): Promise<void> {
  try {
    $strength.set(await send(securityStrength, { query: { function: 'changePassword' } }));
  } catch {
    $strength.set(DEFAULT_STRENGTH); // already logged by the request wrapper
  }
}

/** Sends the new password; does nothing while busy. @returns whether it was changed */
export async function submitPassword(oldPassword: string, newPassword: string): Promise<boolean> {
  if ($change.get().state === 'busy') return false;
  $change.set({ state: 'busy' });
  try {
    await send(changePassword, { payload: { oldPassword, newPassword } });
    updateUser({ temporaryPassword: false, passwordSet: true }); // spec 000 §4
    passwordChanged();
    startTyping();
    return true;
  } catch (error) {
    const failure = failureOf(error);
    const { code, reference } = failure;
    const refusal = proofWanted(failure);
    const passwordError = serviceError(code);
    if (refusal) $change.set({ state: 'unproven', refusal });
    else
      $change.set(
        passwordError ? { state: 'refused', error: passwordError } : { state: 'failed', reference },
      );
    return false;
  }
}
