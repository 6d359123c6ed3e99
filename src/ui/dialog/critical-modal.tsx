/** The modal of a failed critical call; its text is quoted (spec 000 §8 'HTTP statuses'). */
import { t } from './critical-modal.text.ts';
import { Modal } from './modal.tsx';

interface CriticalModalProps {
  /** The status text of spec 000 §8, or ''. */
  text: string;
  reference: string;
  onDismiss(): void;
}

export const CriticalModal = ({ text, reference, onDismiss }: CriticalModalProps) => (
  <Modal heading={t('heading')} action={t('close')} cancellable onAction={onDismiss}>
    <p>{t('critical')}</p>
    {text ? <p>{text}</p> : null}
    <p className="reference">{t('reference', { reference })}</p>
  </Modal>
);
