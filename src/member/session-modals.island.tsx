/** The modals that the session and critical calls open (spec 000 §8 'Shell', 'HTTP statuses'). */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $profile } from '../session/profile.store.ts';
import { $criticalFailure, $session, dismissCriticalFailure, endSession } from '../session/session.store.ts';
import { Modal } from '../ui/modal.tsx';
import { t } from './member.text.ts';

export function SessionModals() {
  const session = useStore($session);
  const profile = useStore($profile);
  const critical = useStore($criticalFailure);
  const [dismissed, dismiss] = useState('');
  const refused =
    session.state === 'refused' || (profile.state === 'failed' && profile.failure.kind === 'forbidden');
  if (refused) {
    return (
      <Modal heading={t('pleaseLogin')} action={t('ok')} cancellable={false} onAction={endSession}>
        <p>{t('pleaseLoginText')}</p>
      </Modal>
    );
  }
  if (
    session.state === 'signed-in' &&
    profile.state === 'failed' &&
    profile.failure.reference !== dismissed
  ) {
    return (
      <Modal
        heading={t('error')}
        action={t('ok')}
        cancellable
        onAction={() => dismiss(profile.failure.reference)}
      >
        <p className="verbatim">{t('errorText')}</p>
        <p className="reference">{t('reference', { reference: profile.failure.reference })}</p>
      </Modal>
    );
  }
  if (critical) {
    return (
      <Modal heading={t('error')} action={t('close')} cancellable onAction={dismissCriticalFailure}>
        <p>{t('critical')}</p>
        <p>{critical.text}</p>
        <p className="reference">{t('reference', { reference: critical.failure.reference })}</p>
      </Modal>
    );
  }
  return null;
}
