/** Asks an agent why they open a client's portal. */
import { useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../lib/remote/failure.ts';
import { Field } from '../../ui/form/field.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { reasonError } from './reason-error.ts';
import { REASON_LENGTH } from './reason-length.ts';
import type { OpenClientState } from './open-client.store.ts';
import { t } from './simulation.text.ts';

interface OpenClientProps {
  name: string;
  status: OpenClientState;
  onSubmit(reason: string): void;
  /** Opens the window after the browser blocked it. */
  onOpen(): void;
  onCancel(): void;
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

/** A browser opens a window only soon after a press. */
function useReason({ onSubmit }: Pick<OpenClientProps, 'onSubmit'>) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const submit = (): void => {
    const reason = input.current?.value.trim() ?? '';
    const wrong = reasonError(reason);
    setError(wrong);
    if (wrong === null) onSubmit(reason);
    else input.current?.focus();
  };
  return { input, submit, error };
}

export function OpenClientDialog({ name, status, onSubmit, onOpen, onCancel }: OpenClientProps) {
  const { input, submit, error } = useReason({ onSubmit });
  const isBlocked = status.state === 'blocked';
  const action = isBlocked ? t('open') : t(status.state === 'busy' ? 'busy' : 'clientOpen');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <Modal
      heading={t('clientHeading', { name })}
      action={action}
      cancellable
      onAction={isBlocked ? onOpen : submit}
      cancel={{ label: t('clientCancel'), run: onCancel }}
    >
      <p>{t('clientLead')}</p>
      {isBlocked ? <p role="alert">{t('blocked')}</p> : null}
      {isBlocked ? null : (
        <form noValidate onSubmit={send}>
          <Field id="client-reason" label={t('reason')} hint={t('clientReasonHint')} error={error}>
            {(control) => (
              <input {...control} ref={input} autoComplete="off" required maxLength={REASON_LENGTH.max} />
            )}
          </Field>
        </form>
      )}
      {status.state === 'failed' ? <Failed failure={status.failure} /> : null}
    </Modal>
  );
}
