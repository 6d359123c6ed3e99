/** The saved profile. Typed values stay in the form. */
import { send } from '../../../../lib/http/http.ts';
import { failureOf } from '../../../../lib/remote/remote.ts';
import { memberNow, memberRemote } from '../../../../session/member-data.store.ts';
import { changeUser } from '../../../../session/user/user-record.store.ts';
import type { PasswordRefusal } from '../../password-check.rules.ts';
import { updateProfile } from '../../account.schema.ts';
import { withProof } from '../../password-check.store.ts';
import {
  profileChanges,
  refusedField,
  tidyProfile,
  type ProfileError,
  type ProfileForm,
} from './profile-form.rules.ts';
import { accountProfile, type AccountProfile } from '../settings.schema.ts';

const profile = memberRemote<AccountProfile>();
export const $accountProfile = profile.$value;

export const leaveProfile = profile.leave;

export const loadProfile = (): Promise<void> =>
  profile.load((signal) => send(accountProfile, {}, { signal }));

/** Updates the user record, which other pages read (spec 000 §3). */
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

/** @param currentPassword '' if not requested @returns a refusal, or whether anything was sent @throws ServiceError */
export async function submitProfile(
  form: ProfileForm,
  currentPassword: string,
): Promise<'saved' | 'same' | ProfileError | PasswordRefusal> {
  const isSameMember = memberNow();
  const saved = $accountProfile.get();
  const changes = saved.state === 'ready' ? profileChanges(form, saved.value) : null;
  if (changes === null) return 'same';
  try {
    const proof = currentPassword === '' ? {} : { currentPassword };
    const refusal = await withProof(send(updateProfile, { payload: { ...changes, ...proof } }));
    if (refusal) return refusal;
  } catch (error) {
    const refused = refusedField(failureOf(error).code);
    if (refused) return refused;
    throw error;
  }
  if (isSameMember()) {
    $accountProfile.set({ state: 'ready', value: tidyProfile(form) });
    updateRecord(tidyProfile(form));
  }
  return 'saved';
}
