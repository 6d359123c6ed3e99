import { useEffect, useInsertionEffect, useRef, useState, type FormEvent } from 'react';
import { t as form } from '../../lib/fields/form.text.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { Field } from '../../ui/form/field.tsx';
import styles from '../../ui/styles/forms.css?inline';
import { ServiceWords } from '../../ui/page/service-words.tsx';
import { reasonError } from './reason-error.ts';
import { REASON_LENGTH } from './reason-length.ts';
import type { SimulationRequest, SimulationState } from './simulation.store.ts';
import { t } from './simulation.text.ts';

interface SimulateFormProps {
  status: SimulationState;
  onSubmit(asked: SimulationRequest): void;
  /** Opens the window after the browser blocked it. */
  onOpen(): void;
}

function Outcome({ status, onOpen }: Pick<SimulateFormProps, 'status' | 'onOpen'>) {
  return (
    <div className="form-outcome" role="status">
      {status.state === 'opened' ? (
        <ServiceWords words={status.name} say={(name) => t('opened', { name })} />
      ) : null}
      {status.state === 'blocked' ? (
        <>
          <p>{t('blocked')}</p>
          <button type="button" className="button" onClick={onOpen}>
            {t('open')}
          </button>
        </>
      ) : null}
    </div>
  );
}

type Errors = Readonly<Record<keyof SimulationRequest, string | null>>;

const errorsOf = ({ logonId, reason }: SimulationRequest): Errors => ({
  logonId: logonId === '' ? form('missing') : null,
  reason: reasonError(reason),
});

const PLAIN_TEXT = { type: 'text', autoComplete: 'off', required: true } as const;

export function SimulateForm({ status, onSubmit, onOpen }: SimulateFormProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const logonId = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Errors>({ logonId: null, reason: null });
  const unknown = status.state === 'unknown';
  useEffect(() => {
    if (unknown) logonId.current?.focus();
  }, [unknown]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = {
      logonId: logonId.current?.value.trim() ?? '',
      reason: reason.current?.value.trim() ?? '',
    };
    const wrong = errorsOf(asked);
    setErrors(wrong);
    if (wrong.logonId !== null) logonId.current?.focus();
    else if (wrong.reason !== null) reason.current?.focus();
    else onSubmit(asked);
  };
  return (
    <section className="panel answer" aria-labelledby="simulate">
      <h2 id="simulate">{t('heading')}</h2>
      <p>{t('lead')}</p>
      <form className="simulate-form" noValidate onSubmit={submit}>
        <Field
          id="simulate-logon"
          label={t('logonId')}
          error={errors.logonId ?? (unknown ? t('unknown') : null)}
        >
          {(control) => (
            <input
              {...control}
              {...PLAIN_TEXT}
              ref={logonId}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
            />
          )}
        </Field>
        <Field id="simulate-reason" label={t('reason')} hint={t('reasonHint')} error={errors.reason}>
          {(control) => <input {...control} {...PLAIN_TEXT} ref={reason} maxLength={REASON_LENGTH.max} />}
        </Field>
        <button type="submit" className="button" aria-disabled={status.state === 'busy'}>
          {t(status.state === 'busy' ? 'busy' : 'submit')}
        </button>
      </form>
      <Outcome status={status} onOpen={onOpen} />
    </section>
  );
}
