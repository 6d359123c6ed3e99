/** The modal of a critical call that failed (spec 000 §8 'HTTP statuses'); the words are the specification's. */
import { Modal } from '../ui/modal.tsx';
import { t } from './member.text.ts';

interface CriticalModalProps {
  /** The status's own words, '' where it has none. */
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
