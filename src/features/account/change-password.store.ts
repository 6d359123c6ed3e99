/** Changes the password. Typed values stay in the form and are never stored. */
import { atom } from 'nanostores';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { updateUser } from '../../session/session.store.ts';
import {
  atLeastDefault,
  DEFAULT_STRENGTH,
  type StrengthRule,
} from '../../lib/fields/password-strength.rules.ts';
import { securityStrength } from '../../session/user/security.schema.ts';
import { changePassword } from './account.schema.ts';
import type { PasswordRefusal } from './password-check.rules.ts';
import { passwordChanged, withProof } from './password-check.store.ts';
import { serviceError, type PasswordError, type PasswordForm } from './password.rules.ts';

/** The strength rule that the service sends; until it has loaded, the rule of spec 000 §5. */
export const $strength = atom<StrengthRule>(DEFAULT_STRENGTH);

/** Loads the strength rule from the service; if that fails, the rule of spec 000 §5 applies. */
export async function loadStrength(): Promise<void> {
  try {
    $strength.set(atLeastDefault(await send(securityStrength, { query: { function: 'changePassword' } })));
  } catch {
    $strength.set(DEFAULT_STRENGTH); // the request wrapper has logged the error
  }
}

/** Changes the password. @returns why the service refused the change, or null on success @throws ServiceError */
export async function submitPassword({
  oldPassword,
  newPassword,
}: PasswordForm): Promise<PasswordError | PasswordRefusal | null> {
  try {
    const refusal = await withProof(send(changePassword, { payload: { oldPassword, newPassword } }));
    if (refusal) return refusal;
  } catch (error) {
    const refused = serviceError(failureOf(error).code);
    if (refused) return refused;
    throw error;
  }
  updateUser({ temporaryPassword: false, passwordSet: true }); // no password change is required anymore (spec 000 §4)
  passwordChanged();
  return null;
}
