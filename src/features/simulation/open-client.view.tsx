/** Asks an agent for the reason to open a client's portal. */
import type { Failure } from '../../lib/remote/failure.ts';
import { Field } from '../../ui/form/field.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { reasonError } from './reason-error.ts';
import { REASON_LENGTH } from './reason-length.ts';
import { t } from './simulation.text.ts';

interface OpenClientProps {
  name: string;
  isBlocked: boolean;
  onSubmit(reason: string): Promise<void>;
  /** Tries again to open the window that the browser blocked. */
  onOpen(): void;
  onClose(): void;
}

const TEXT_OF_STATUS: Partial<Record<number, 'clientForbidden' | 'clientMissing'>> = {
  403: 'clientForbidden',
  404: 'clientMissing',
};

const Failed = ({ failure: { status = 0, reference } }: { failure: Failure }) => (
  <div className="note note-failed" role="alert">
    <p className="note-text">{t(TEXT_OF_STATUS[status] ?? 'clientFailed')}</p>
    <p className="reference">{t('reference', { reference })}</p>
  </div>
);

const readForm = valuesOf(['reason']);

export function OpenClientDialog({ name, isBlocked, onSubmit, onOpen, onClose }: OpenClientProps) {
  const form = useForm({
    idOf: () => 'client-reason',
    labelOf: () => t('reason'),
    textOf: ({ text }: { field: 'reason'; text: string }) => text,
    read: (element) => readForm(element).reason.trim(),
    check(reason) {
      const text = reasonError(reason);
      return text === null ? [] : [{ field: 'reason', text }];
    },
    async send(reason) {
      await onSubmit(reason);
    },
  });
  return (
    <Modal
      heading={t('clientHeading', { name })}
      action={isBlocked ? t('open') : t(form.isPending ? 'busy' : 'clientOpen')}
      // Browsers only allow a new window shortly after a click, so another click is needed.
      onAction={isBlocked ? onOpen : form.submit}
      cancel={{ label: t('clientCancel'), run: form.isPending ? () => {} : onClose }}
    >
      <p>{t('clientLead')}</p>
      {isBlocked ? <p role="alert">{t('blocked')}</p> : null}
      {isBlocked ? null : (
        <form {...form.props}>
          <Field {...form.field('reason')} hint={t('clientReasonHint')}>
            {(control) => (
              <input {...control} name="reason" autoComplete="off" required maxLength={REASON_LENGTH.max} />
            )}
          </Field>
        </form>
      )}
      {form.failure ? <Failed failure={form.failure} /> : null}
    </Modal>
  );
}
