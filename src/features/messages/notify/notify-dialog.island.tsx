/** The dialog that notifies a dependent, and the modals with its result (spec 001 §2, §8). */
import { useInsertionEffect, useState } from 'react';
import { pageBrand } from '../../../brand/page-brand.ts';
import { dataDomainToken } from '../../../session/storage/session-cookies.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import styles from '../../../ui/styles/forms.css?inline';
import { NotifyFields, useNotifyForm } from './notify-form.view.tsx';
import { notificationOf, refusedContact, type NotifyForm } from './notify.rules.ts';
import { notifyDependent } from './notify.store.ts';
import { t } from './notify.text.ts';

export interface NotifyDialogProps {
  /** The caller's bvUserId. */
  bvUserId: string;
  /** The dependent's first name; '' if unknown. */
  name: string;
  onClose(): void;
}

const EMPTY: NotifyForm = { channel: '', phone: '', email: '' };

export default function NotifyDialog({ bvUserId, name, onClose }: NotifyDialogProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { code: brand, rules } = pageBrand();
  const [typed, setTyped] = useState(EMPTY);
  /** `left`: the member closed the dialog during the request. It opens again with the result. */
  const [shown, setShown] = useState<'form' | 'left' | 'sent' | 'failed'>('form');
  const token = dataDomainToken(rules.dataDomainToken);
  const form = useNotifyForm({
    dataDomainToken: token,
    onType: setTyped,
    async send(values) {
      const notification = notificationOf(values, token, { bvUserId, brand });
      if (!notification) return [];
      const outcome = await notifyDependent(notification);
      setShown(outcome === 'refused' ? 'form' : outcome);
      return outcome === 'refused' ? [refusedContact(values)] : [];
    },
  });
  if (shown === 'left') return null;
  if (shown === 'sent')
    return (
      <Modal key="sent" heading={t('thankYou')} action={t('ok')} onAction={onClose}>
        <p>{t('sent')}</p>
      </Modal>
    );
  if (shown === 'failed')
    return (
      <Modal key="failed" heading={t('error')} action={t('ok')} onAction={() => setShown('form')}>
        <p>{t('failed')}</p>
      </Modal>
    );
  return (
    <Modal
      key="form"
      heading={name ? t('heading', { name }) : t('headingUnnamed')}
      action={t(form.isPending ? 'sending' : 'send')}
      onAction={form.submit}
      cancel={{ label: t('cancel'), run: form.isPending ? () => setShown('left') : onClose }}
    >
      <NotifyFields form={form} typed={typed} phonePlaceholder={rules.placeholders.phone} />
    </Modal>
  );
}
