import { useEffect, useInsertionEffect, useRef, useState, type FormEvent } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { Field } from '../../ui/field.tsx';
import styles from '../../ui/styles/forms.css?inline';
import { ServiceWords } from '../../ui/service-words.tsx';
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

type Invalid = keyof SimulationRequest;

/** The first field that is wrong, in the order of the form. */
const firstInvalid = ({ logonId, reason }: SimulationRequest): Invalid | null =>
  logonId === '' ? 'logonId' : reason.length < REASON_LENGTH.min ? 'reason' : null;

const PLAIN_TEXT = { type: 'text', autoComplete: 'off', required: true } as const;

export function SimulateForm({ status, onSubmit, onOpen }: SimulateFormProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const logonId = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<Invalid | null>(null);
  const unknown = status.state === 'unknown';
  const missing = invalid === 'logonId' ? t('missing') : null;
  useEffect(() => {
    if (unknown) logonId.current?.focus();
  }, [unknown]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = {
      logonId: logonId.current?.value.trim() ?? '',
      reason: reason.current?.value.trim() ?? '',
    };
    const wrong = firstInvalid(asked);
    setInvalid(wrong);
    if (wrong === null) onSubmit(asked);
    else (wrong === 'logonId' ? logonId : reason).current?.focus();
  };
  return (
    <section className="panel answer" aria-labelledby="simulate">
      <h2 id="simulate">{t('heading')}</h2>
      <p>{t('lead')}</p>
      <form className="simulate-form" noValidate onSubmit={submit}>
        <Field id="simulate-logon" label={t('logonId')} error={missing ?? (unknown ? t('unknown') : null)}>
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
        <Field
          id="simulate-reason"
          label={t('reason')}
          hint={t('reasonHint')}
          error={invalid === 'reason' ? t('reasonMissing', { count: REASON_LENGTH.min }) : null}
        >
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
