/** Changes the national producer number (spec 000 §7 'producer NPN update'). */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { t as form } from '../../lib/fields/form.text.ts';
import { Field } from '../../ui/form/field.tsx';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { isProducerNumber } from './agent-workspace.rules.ts';
import { t } from './agent-workspace.text.ts';
import type { Saving } from './producer-profile.store.ts';

interface NpnFormProps {
  number: string;
  saving: Saving;
  onSave(number: string): Promise<boolean>;
  onEdit(): void;
}

const MOST_DIGITS = 10;

function OpenForm({ number, saving, onSave, onEdit, onClose }: NpnFormProps & { onClose(): void }) {
  const [typed, setTyped] = useState(number);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = async (): Promise<void> => {
    const isValid = isProducerNumber(typed);
    setError(isValid ? null : typed.trim() === '' ? form('missing') : t('npnInvalid'));
    if (!isValid) input.current?.focus();
    else if (await onSave(typed.trim())) onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="npn-form" noValidate onSubmit={submit}>
      <Field id="npn" label={t('npnNo')} hint={t('npnHint')} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MOST_DIGITS}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              onEdit();
            }}
          />
        )}
      </Field>
      <p className="form-actions">
        <button type="submit" className="button primary" aria-disabled={saving.state === 'busy'}>
          {t(saving.state === 'busy' ? 'npnSaving' : 'npnSave')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('npnCancel')}
        </button>
      </p>
      {saving.state === 'failed' ? (
        <FailedNote text={t('npnFailed')} reference={saving.failure.reference} onRetry={() => void save()} />
      ) : null}
    </form>
  );
}

export function NpnForm(props: NpnFormProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const open = (): void => {
    props.onEdit();
    setOpen(true);
  };
  return (
    <>
      {isOpen ? (
        <OpenForm {...props} onClose={close} />
      ) : (
        <button type="button" className="button" ref={opener} onClick={open}>
          {t('npnChange')}
        </button>
      )}
      <p className="form-outcome" role="status">
        {props.saving.state === 'saved' ? t('npnSaved') : null}
      </p>
    </>
  );
}
