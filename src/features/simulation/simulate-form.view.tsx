import { useEffect, useInsertionEffect, useRef, useState, type FormEvent } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { Field } from '../../ui/field.tsx';
import styles from '../../ui/styles/forms.css?inline';
import { ServiceWords } from '../../ui/service-words.tsx';
import type { SimulationState } from './simulation.store.ts';
import { t } from './simulation.text.ts';

interface SimulateFormProps {
  status: SimulationState;
  onSubmit(logonId: string): void;
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

export function SimulateForm({ status, onSubmit, onOpen }: SimulateFormProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const unknown = status.state === 'unknown';
  const error = missing ? t('missing') : unknown ? t('unknown') : null;
  useEffect(() => {
    if (unknown) field.current?.focus();
  }, [unknown]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed === '') field.current?.focus();
    else onSubmit(typed);
  };
  return (
    <section className="panel answer" aria-labelledby="simulate">
      <h2 id="simulate">{t('heading')}</h2>
      <p>{t('lead')}</p>
      <form className="simulate-form" noValidate onSubmit={submit}>
        <Field id="simulate-logon" label={t('logonId')} error={error}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              required
            />
          )}
        </Field>
        <button type="submit" className="button" aria-disabled={status.state === 'busy'}>
          {t(status.state === 'busy' ? 'busy' : 'submit')}
        </button>
      </form>
      <Outcome status={status} onOpen={onOpen} />
    </section>
  );
}
