/** Modals of the session and of critical calls (spec 000 §8 'Shell', 'HTTP statuses'), one at a time. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $profile } from '../profile/profile.store.ts';
import { $criticalFailures, $session, dismissCriticalFailure, endSession } from '../session/session.store.ts';
import { Modal } from '../ui/modal.tsx';
import { CriticalModal } from './critical-modal.view.tsx';
import { CHANGE_PASSWORD, isHeldBack } from './forced-password.rules.ts';
import { t } from './member.text.ts';
import { PleaseLogin } from './please-login.view.tsx';
import { $screen } from './screen.store.ts';
import { waitingModals, type SessionModal } from './session-modals.rules.ts';

const FORCED_MIN_HEIGHT = 120; // spec 000 §9, CSS pixels

interface OneModalProps {
  modal: SessionModal;
  onDismissUserLoad(reference: string): void;
}

function OneModal({ modal, onDismissUserLoad }: OneModalProps) {
  if (modal.kind === 'please-login') return <PleaseLogin onAction={() => endSession()} />;
  if (modal.kind === 'forced-password') {
    return (
      <Modal
        heading={t('forcedPassword')}
        action={t('forcedPasswordAction')}
        cancellable={false}
        minHeight={FORCED_MIN_HEIGHT}
        onAction={() => {
          window.location.hash = `#/${CHANGE_PASSWORD}`;
        }}
      >
        <p>{t('forcedPasswordText')}</p>
      </Modal>
    );
  }
  const reference = <p className="reference">{t('reference', { reference: modal.reference })}</p>;
  if (modal.kind === 'user-load') {
    return (
      <Modal
        heading={t('error')}
        action={t('ok')}
        cancellable
        onAction={() => onDismissUserLoad(modal.reference)}
      >
        <p className="verbatim">{t('errorText')}</p>
        {reference}
      </Modal>
    );
  }
  return (
    <CriticalModal
      text={modal.text}
      reference={modal.reference}
      onDismiss={() => dismissCriticalFailure(modal.reference)}
    />
  );
}

export function SessionModals() {
  const session = useStore($session);
  const profile = useStore($profile);
  const critical = useStore($criticalFailures);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const screen = useStore($screen);
  const passwordForced =
    session.state === 'signed-in' && screen !== null && isHeldBack(session.user, screen.route.path);
  const [modal] = waitingModals({ session: session.state, passwordForced, profile, critical, dismissed });
  if (!modal) return null;
  return (
    <OneModal
      key={modal.key}
      modal={modal}
      onDismissUserLoad={(reference) => setDismissed((before) => [...before, reference])}
    />
  );
}
