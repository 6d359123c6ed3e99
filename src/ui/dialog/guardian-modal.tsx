/** The modal after three failed guardian verifications, at sign-in and at registration (spec 000 §8, §9). */
import { t } from './guardian-modal.text.ts';
import { Modal } from './modal.tsx';
import { PhoneIn } from '../page/text-with-phone.tsx';

interface GuardianModalProps {
  brand: { phone: string; hoursText: string };
  reference: string;
  onDismiss(): void;
}

export const GuardianModal = ({ brand, reference, onDismiss }: GuardianModalProps) => (
  <Modal heading={t('heading')} action={t('close')} cancellable onAction={onDismiss}>
    <p>{t('closed')}</p>
    <p>
      <PhoneIn text={t('call', { phone: brand.phone, hours: brand.hoursText })} />
    </p>
    <p className="reference">{t('reference', { reference })}</p>
  </Modal>
);
