/** Changing a password: being typed, on its way, or refused. What was typed stays in the form alone. */
import { atom } from 'nanostores';
import { failureOf } from '../../lib/remote.ts';
import { rememberPasswordSet } from '../../session/user/password-set-flag.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { fetchStrength, sendPassword } from './account.service.ts';
import { DEFAULT_STRENGTH, serviceFault, type PasswordFault, type StrengthRule } from './password.rules.ts';

export type ChangeState =
  | { state: 'typing' }
  | { state: 'busy' }
  /** The service says which field is wrong. */
  | { state: 'refused'; fault: PasswordFault }
  | { state: 'failed'; reference: string };

export const $change = memberAtom<ChangeState>({ state: 'typing' });

/** The rule of the checklist: the service's, and until it is there that of spec 000 §5. */
export const $strength = atom<StrengthRule>(DEFAULT_STRENGTH);

export const startTyping = (): void => $change.set({ state: 'typing' });

/** Asks the service for its rule; where it cannot be asked, that of the specification stands. */
export async function loadStrength(): Promise<void> {
  try {
    $strength.set(await fetchStrength());
  } catch {
    $strength.set(DEFAULT_STRENGTH); // the wrapper has logged why
  }
}

/** Sends the new password; a second press while one is on its way sends nothing. @returns whether it was changed */
export async function submitPassword(oldPassword: string, newPassword: string): Promise<boolean> {
  if ($change.get().state === 'busy') return false;
  $change.set({ state: 'busy' });
  try {
    await sendPassword(oldPassword, newPassword);
    rememberPasswordSet();
    startTyping();
    return true;
  } catch (error) {
    const { code, reference } = failureOf(error);
    const fault = serviceFault(code);
    $change.set(fault ? { state: 'refused', fault } : { state: 'failed', reference });
    return false;
  }
}
