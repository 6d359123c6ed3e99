/** The saved profile and the state of its form. What is typed stays in the form. */
import { send } from '../../../../lib/http/http.ts';
import { failureOf } from '../../../../lib/remote/remote.ts';
import { memberAtom, memberRemote } from '../../../../session/member-data.store.ts';
import { changeUser } from '../../../../session/user/user-record.store.ts';
import type { PasswordRefusal } from '../../password-check.rules.ts';
import { updateProfile } from '../../account.schema.ts';
import { proofWanted } from '../../password-check.store.ts';
import {
  profileChanges,
  refusedField,
  tidyProfile,
  type ProfileError,
  type ProfileForm,
} from './profile-form.rules.ts';
import { accountProfile, type AccountProfile } from '../settings.schema.ts';

export type ProfileState =
  | { state: 'typing' }
  | { state: 'busy' }
  /** The service named the wrong field. */
  | { state: 'refused'; error: ProfileError }
  | { state: 'unproven'; refusal: PasswordRefusal }
  | { state: 'failed'; reference: string };

const profile = memberRemote<AccountProfile>();
export const $accountProfile = profile.$value;
export const $profileForm = memberAtom<ProfileState>({ state: 'typing' });

export const leaveProfile = profile.leave;

export function loadProfile(): Promise<void> {
  $profileForm.set({ state: 'typing' });
  return profile.load((signal) => send(accountProfile, {}, { signal }));
}

/** Other pages read the user record (spec 000 §3). */
const updateRecord = ({ nickName, email, street, city, state, zipCode, HOME }: ProfileForm): void =>
  void changeUser((user) => ({
    ...user,
    nickName,
    email1: email,
    address: street,
    city,
    state,
    zipCode,
    phone1: HOME,
  }));

/**
 * Sends what changed; does nothing while busy.
 * @param currentPassword '' if none was asked for
 * @returns `saved`, `same` if nothing differs, or null if it was not saved
 */
export async function submitProfile(
  form: ProfileForm,
  currentPassword: string,
): Promise<'saved' | 'same' | null> {
  const saved = $accountProfile.get();
  if ($profileForm.get().state === 'busy' || saved.state !== 'ready') return null;
  const changes = profileChanges(form, saved.value);
  if (changes === null) return 'same';
  $profileForm.set({ state: 'busy' });
  try {
    const payload = currentPassword === '' ? changes : { ...changes, currentPassword };
    await send(updateProfile, { payload });
    $accountProfile.set({ state: 'ready', value: tidyProfile(form) });
    updateRecord(tidyProfile(form));
    $profileForm.set({ state: 'typing' });
    return 'saved';
  } catch (error) {
    const failure = failureOf(error);
    const { code, reference } = failure;
    const refusal = proofWanted(failure);
    const refused = refusedField(code);
    if (refusal) $profileForm.set({ state: 'unproven', refusal });
    else $profileForm.set(refused ? { state: 'refused', error: refused } : { state: 'failed', reference });
    return null;
  }
}
