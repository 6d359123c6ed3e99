/** The modal that asks the user to sign in again after the session was lost (spec 000 §8 'User load failure with 401 or 403'). */
import { Modal } from '../../ui/dialog/modal.tsx';
import { t } from './session-modals.text.ts';

export const PleaseLogin = ({ onAction }: { onAction(): void }) => (
  <Modal heading={t('pleaseLogin')} action={t('ok')} cancellable={false} onAction={onAction}>
    <p>{t('pleaseLoginText')}</p>
  </Modal>
);
