/** The modal of a failed critical call; its text is quoted (spec 000 §8 'HTTP statuses'). */
import { Modal } from '../ui/modal.tsx';
import { t } from './session-modals.text.ts';

interface CriticalModalProps {
  text: string;
  reference: string;
  onDismiss(): void;
}

export const CriticalModal = ({ text, reference, onDismiss }: CriticalModalProps) => (
  <Modal heading={t('error')} action={t('close')} cancellable onAction={onDismiss}>
    <p>{t('critical')}</p>
    {text ? <p>{text}</p> : null}
    <p className="reference">{t('reference', { reference })}</p>
  </Modal>
);
