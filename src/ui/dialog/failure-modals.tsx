/** The modals after a failed critical call and after three failed guardian verifications (spec 000 §8, §9). */
import { useBrandContact } from '../page/brand-context.tsx';
import { PhoneIn } from '../page/text-with-phone.tsx';
import { t } from './failure-modals.text.ts';
import { Modal } from './modal.tsx';

interface FailureModalProps {
  reference: string;
  onDismiss(): void;
}

/** @param text the text that spec 000 §8 gives for the HTTP status, or '' */
export const CriticalModal = ({ text, reference, onDismiss }: FailureModalProps & { text: string }) => (
  <Modal heading={t('error')} action={t('close')} onAction={onDismiss}>
    <p>{t('critical')}</p>
    {text ? <p>{text}</p> : null}
    <p className="reference">{t('reference', { reference })}</p>
  </Modal>
);

export function GuardianModal({ reference, onDismiss }: FailureModalProps) {
  const { phone, hoursText: hours } = useBrandContact();
  return (
    <Modal heading={t('guardian')} action={t('close')} onAction={onDismiss}>
      <p>{t('closed')}</p>
      <p>
        <PhoneIn text={t('call', { phone, hours })} />
      </p>
      <p className="reference">{t('reference', { reference })}</p>
    </Modal>
  );
}
