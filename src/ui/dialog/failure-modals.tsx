/** Modals with quoted texts: of a failed critical call, and of three failed guardian verifications (spec 000 §8, §9). */
import { PhoneIn } from '../page/text-with-phone.tsx';
import { t } from './failure-modals.text.ts';
import { Modal } from './modal.tsx';

interface FailureModalProps {
  reference: string;
  onDismiss(): void;
}

/** @param text the status text of spec 000 §8, or '' */
export const CriticalModal = ({ text, reference, onDismiss }: FailureModalProps & { text: string }) => (
  <Modal heading={t('error')} action={t('close')} onAction={onDismiss}>
    <p>{t('critical')}</p>
    {text ? <p>{text}</p> : null}
    <p className="reference">{t('reference', { reference })}</p>
  </Modal>
);

interface GuardianModalProps extends FailureModalProps {
  brand: { phone: string; hoursText: string };
}

export const GuardianModal = ({ brand, reference, onDismiss }: GuardianModalProps) => (
  <Modal heading={t('guardian')} action={t('close')} onAction={onDismiss}>
    <p>{t('closed')}</p>
    <p>
      <PhoneIn text={t('call', { phone: brand.phone, hours: brand.hoursText })} />
    </p>
    <p className="reference">{t('reference', { reference })}</p>
  </Modal>
);
