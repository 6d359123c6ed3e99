import { pageBrand } from '../../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RemoteView } from '../../../../ui/page/remote-view.tsx';
import { showToast } from '../../../../ui/dialog/toasts.ts';
import { $proof, signInAgain } from '../../password-check.store.ts';
import { AccountPart, PartLoading, readOnlyNote } from '../account-part.view.tsx';
import type { PartProps } from '../part-props.ts';
import { changesContacts, profileChanges, type ProfileForm as Typed } from './profile-form.rules.ts';
import { $accountProfile, leaveProfile, loadProfile, submitProfile } from './profile-form.store.ts';
import { t } from './profile-form.text.ts';
import { ProfileForm } from './profile-form.view.tsx';
import { $unsaved, markUnsaved } from '../unsaved.store.ts';

async function save(typed: Typed, currentPassword: string) {
  const result = await submitProfile(typed, currentPassword);
  if (result === 'saved') showToast({ text: t('done'), kind: 'done' });
  else if (result === 'same') showToast({ text: t('same') });
  else return result;
  return null;
}

export function ProfilePart(props: PartProps) {
  const { dataDomainToken, placeholders } = pageBrand().rules;
  const saved = useStore($accountProfile);
  const proof = useStore($proof);
  const [isProofNeeded, setProofNeeded] = useState(false);
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
            dataDomainToken={dataDomainToken}
            phonePlaceholder={placeholders.phone}
            readOnly={readOnlyNote(props)}
            onSignIn={signInAgain}
            logonId={props.user.logonId}
            proof={isProofNeeded ? proof : 'none'}
            onType={(typed) => {
              const changes = profileChanges(typed, value);
              markUnsaved('profile', changes !== null);
              setProofNeeded(changesContacts(changes));
            }}
            onSubmit={save}
          />
        )}
      </RemoteView>
    </AccountPart>
  );
}
