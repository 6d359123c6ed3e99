import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RemoteView } from '../../../ui/remote-view.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { AccountPart, PartLoading, readOnlyNote } from './account-part.view.tsx';
import type { PartProps } from './part-props.ts';
import { profileChanges, type ProfileForm as Typed } from './profile-form.rules.ts';
import {
  $accountProfile,
  $profileForm,
  leaveProfile,
  loadProfile,
  submitProfile,
} from './profile-form.store.ts';
import { t } from './profile-form.text.ts';
import { ProfileForm } from './profile-form.view.tsx';
import { $unsaved, markUnsaved } from './unsaved.store.ts';

async function save(typed: Typed): Promise<void> {
  const result = await submitProfile(typed);
  if (result === 'saved') showToast({ text: t('done'), kind: 'done' });
  if (result === 'same') showToast({ text: t('same') });
}

export function ProfilePart(props: PartProps) {
  const { dataDomainToken, placeholders } = props.brand.rules;
  const saved = useStore($accountProfile);
  const status = useStore($profileForm);
  useEffect(() => {
    void loadProfile();
    return leaveProfile;
  }, []);
  return (
    <AccountPart part="profile" isUnsaved={useStore($unsaved).includes('profile')}>
      <RemoteView
        value={saved}
        loading={<PartLoading text={t('loading')} isForm />}
        failed={t('loadFailed')}
        onRetry={() => void loadProfile()}
      >
        {(value) => (
          <ProfileForm
            saved={value}
            status={status}
            dataDomainToken={dataDomainToken}
            phonePlaceholder={placeholders.phone}
            readOnly={readOnlyNote(props)}
            onType={(typed) => markUnsaved('profile', profileChanges(typed, value) !== null)}
            onSubmit={(typed) => void save(typed)}
          />
        )}
      </RemoteView>
    </AccountPart>
  );
}
