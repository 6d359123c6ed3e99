import { pageBrand } from '../../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { showsMessageCenter } from '../../../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../../../profile/group/selected-group.store.ts';
import { $profile } from '../../../../profile/profile.store.ts';
import { RemoteView } from '../../../../ui/page/remote-view.tsx';
import { showToast } from '../../../../ui/dialog/toasts.ts';
import { AccountPart, PartLoading, readOnlyNote } from '../account-part.view.tsx';
import type { Communication } from './communication-choices.ts';
import { hiddenEvents, isSameCommunication, type Contact } from './communication.rules.ts';
import {
  $communication,
  leaveCommunication,
  loadCommunication,
  submitCommunication,
} from './communication.store.ts';
import { t } from './communication.text.ts';
import { CommunicationForm } from './communication.view.tsx';
import type { PartProps } from '../part-props.ts';
import { $accountProfile } from '../profile-form/profile-form.store.ts';
import { $unsaved, markUnsaved } from '../unsaved.store.ts';

const NO_CONTACT: Contact = { email: '', mobile: '' };

async function save(chosen: Communication) {
  const result = await submitCommunication(chosen);
  if (result === 'saved') showToast({ text: t('done'), kind: 'done' });
  else if (result === 'same') showToast({ text: t('same') });
  else return [result];
  return [];
}

export function CommunicationPart(props: PartProps) {
  const saved = useStore($communication);
  const profile = useStore($accountProfile);
  const member = useStore($profile);
  const hasMessages = showsMessageCenter(pageBrand().messageCenter, useStore($selectedGroup));
  const contact =
    profile.state === 'ready' ? { email: profile.value.email, mobile: profile.value.CELL } : null;
  useEffect(() => {
    void loadCommunication();
    return leaveCommunication;
  }, []);
  return (
    <AccountPart part="communication" isUnsaved={useStore($unsaved).includes('communication')}>
      <RemoteView
        value={saved}
        loading={<PartLoading text={t('loading')} isForm />}
        failed={t('loadFailed')}
        onRetry={() => void loadCommunication()}
      >
        {(value) => (
          <CommunicationForm
            saved={value}
            contact={contact}
            isDependent={member.state === 'ready' && !member.value.isSubscriber}
            hidden={hiddenEvents(hasMessages, value, profile.state === 'failed' ? NO_CONTACT : contact)}
            readOnly={readOnlyNote(props)}
            onChange={(chosen) => markUnsaved('communication', !isSameCommunication(chosen, value))}
            onSubmit={save}
          />
        )}
      </RemoteView>
    </AccountPart>
  );
}
