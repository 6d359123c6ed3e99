/** The dialog of a dependent notification, and the modals of its result (spec 001 §2, §8); a chunk of its own. */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useInsertionEffect, useRef, useState } from 'react';
import { dataDomainToken } from '../../../session/storage/session-cookies.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import styles from '../../../ui/styles/forms.css?inline';
import { NotifyFields, notifyFieldId } from './notify-form.view.tsx';
import {
  notificationOf,
  notifyErrors,
  refusedContact,
  type NotifyError,
  type NotifyForm,
} from './notify.rules.ts';
import { $notifyState, notifyDependent, writeAgain } from './notify.store.ts';
import { t } from './notify.text.ts';

export interface NotifyDialogProps {
  /** The caller. */
  bvUserId: string;
  /** The dependent's first name; '' if unknown. */
  name: string;
  onClose(): void;
}

const EMPTY: NotifyForm = { channel: '', phone: '', email: '' };

export default function NotifyDialog({ bvUserId, name, onClose }: NotifyDialogProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const state = useStore($notifyState);
  const [form, setForm] = useState(EMPTY);
  const [found, setFound] = useState<readonly NotifyError[]>([]);
  const isRefused = state === 'refused';
  const element = useRef<HTMLFormElement>(null);
  /** Closed while the request was on its way: its result still shows. */
  const [isLeft, setLeft] = useState(false);
  useEffect(() => writeAgain, []);
  const token = dataDomainToken(pageBrand().rules.dataDomainToken);
  const focusOn = (error: NotifyError | undefined): void => {
    const wrong = error && element.current?.querySelector<HTMLElement>(`#${notifyFieldId(error.field)}`);
    (wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong)?.focus();
  };
  const showRefused = useEffectEvent(() => focusOn(refusedContact(form)));
  useEffect(() => {
    if (isRefused) showRefused();
  }, [isRefused]);
  const submit = (): void => {
    if (state === 'busy') return;
    const wrong = notifyErrors(form, token);
    setFound(wrong);
    focusOn(wrong[0]);
    const notification = notificationOf(form, token, { bvUserId, brand: pageBrand().code });
    if (notification) {
      setLeft(false);
      void notifyDependent(notification);
    }
  };
  if (state === 'sent')
    return (
      <Modal key="sent" heading={t('thankYou')} action={t('ok')} onAction={onClose} cancellable>
        <p>{t('sent')}</p>
      </Modal>
    );
  const backToForm = (): void => {
    setLeft(false);
    writeAgain();
  };
  if (state === 'failed')
    return (
      <Modal key="failed" heading={t('error')} action={t('ok')} onAction={backToForm} cancellable>
        <p>{t('failed')}</p>
      </Modal>
    );
  if (isLeft && !isRefused) return null;
  return (
    <Modal
      key="form"
      heading={name ? t('heading', { name }) : t('headingUnnamed')}
      action={t(state === 'busy' ? 'sending' : 'send')}
      onAction={submit}
      cancellable
      cancel={{ label: t('cancel'), run: state === 'busy' ? () => setLeft(true) : onClose }}
    >
      <NotifyFields
        form={form}
        errors={isRefused ? [refusedContact(form)] : found}
        phonePlaceholder={pageBrand().rules.placeholders.phone}
        formRef={element}
        onChange={(field, value) => {
          setForm({ ...form, [field]: value });
          if (field === 'channel') setFound([]);
          if (isRefused) writeAgain();
        }}
        onSubmit={submit}
      />
    </Modal>
  );
}
