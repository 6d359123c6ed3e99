import { useInsertionEffect } from 'react';
import { t as formText } from '../../lib/fields/form.text.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { Field } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/form-foot.view.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import styles from '../../ui/styles/forms.css?inline';
import { ServiceWords } from '../../ui/page/service-words.tsx';
import { reasonError } from './reason-error.ts';
import { REASON_LENGTH } from './reason-length.ts';
import type { SimulationRequest, SimulationState } from './simulation.store.ts';
import { t } from './simulation.text.ts';

interface SimulateFormProps {
  status: SimulationState;
  /** @returns true if the service does not know the user */
  onSubmit(request: SimulationRequest): Promise<boolean>;
  /** Tries again to open the window that the browser blocked. */
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

const PLAIN_TEXT = { type: 'text', autoComplete: 'off', required: true } as const;

const readForm = valuesOf(['logonId', 'reason']);

interface Problem {
  field: keyof SimulationRequest;
  text: string;
}

export function SimulateForm({ status, onSubmit, onOpen }: SimulateFormProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const form = useForm({
    idOf: (field) => `simulate-${field}`,
    labelOf: (field: Problem['field']) => t(field),
    textOf: ({ text }: Problem) => text,
    read(element) {
      const { logonId, reason } = readForm(element);
      return { logonId: logonId.trim(), reason: reason.trim() };
    },
    check({ logonId, reason }): Problem[] {
      const text = reasonError(reason);
      return [
        ...(logonId === '' ? [{ field: 'logonId' as const, text: formText('missing') }] : []),
        ...(text === null ? [] : [{ field: 'reason' as const, text }]),
      ];
    },
    async send(request) {
      const isUnknown = await onSubmit(request);
      return isUnknown ? [{ field: 'logonId', text: t('unknown') }] : [];
    },
    clearsRefused: true,
  });
  return (
    <section className="panel answer" aria-labelledby="simulate">
      <h2 id="simulate">{t('heading')}</h2>
      <p>{t('lead')}</p>
      <form {...form.props} className="simulate-form">
        <Field {...form.field('logonId')}>
          {(control) => (
            <input
              {...control}
              {...PLAIN_TEXT}
              name="logonId"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
            />
          )}
        </Field>
        <Field {...form.field('reason')} hint={t('reasonHint')}>
          {(control) => <input {...control} {...PLAIN_TEXT} name="reason" maxLength={REASON_LENGTH.max} />}
        </Field>
        <SubmitButton form={form} className="button" words={{ submit: t('submit'), busy: t('busy') }} />
      </form>
      <Outcome status={status} onOpen={onOpen} />
    </section>
  );
}
