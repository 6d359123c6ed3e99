/** Renders a modal of the session. Modals are rare, so the chunk loads only after the first user interaction or when needed. */
import { endSession, dismissCriticalFailure } from '../../session/session.store.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { CriticalModal } from '../../ui/dialog/failure-modals.tsx';
import { CHANGE_PASSWORD } from '../shared/forced-password.rules.ts';
import { PleaseLogin } from './please-login.view.tsx';
import type { SessionModal } from './session-modals.rules.ts';
import { t } from './session-modals.text.ts';

const FORCED_MIN_HEIGHT = 120; // spec 000 §9, CSS pixels

interface SessionModalProps {
  modal: SessionModal;
  onDismissUserLoad(reference: string): void;
}

export default function SessionModalView({ modal, onDismissUserLoad }: SessionModalProps) {
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
      <Modal heading={t('error')} action={t('ok')} onAction={() => onDismissUserLoad(modal.reference)}>
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
