/** The form that changes the national producer number (spec 000 §7 'producer NPN update'). */
import { useEffect, useRef, useState } from 'react';
import { t as formText } from '../../lib/fields/form.text.ts';
import { Field } from '../../ui/form/field.tsx';
import { SendFailed, SubmitButton } from '../../ui/form/form-foot.view.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import { isProducerNumber } from './agent-workspace.rules.ts';
import { t } from './agent-workspace.text.ts';

interface NpnFormProps {
  number: string;
  onSave(number: string): Promise<void>;
}

const MOST_DIGITS = 10;

const readForm = valuesOf(['npn']);

function OpenForm({ number, onSave, onClose }: NpnFormProps & { onClose(state: 'saved' | 'closed'): void }) {
  const form = useForm({
    labelOf: () => t('npnNo'),
    textOf: ({ problem }: { field: 'npn'; problem: string }) => problem,
    read: readForm,
    check({ npn }) {
      if (isProducerNumber(npn)) return [];
      return [{ field: 'npn', problem: npn.trim() === '' ? formText('missing') : t('npnInvalid') }];
    },
    async send({ npn }) {
      await onSave(npn.trim());
      onClose('saved');
    },
    onReady: (element) => element.querySelector('input')?.focus(),
  });
  return (
    <form {...form.props} className="npn-form">
      <Field {...form.field('npn')} hint={t('npnHint')}>
        {(control) => (
          <input
            {...control}
            name="npn"
            inputMode="numeric"
            autoComplete="off"
            maxLength={MOST_DIGITS}
            defaultValue={number}
          />
        )}
      </Field>
      <p className="form-actions">
        <SubmitButton form={form} words={{ submit: t('npnSave'), busy: t('npnSaving') }} />
        <button type="button" className="button" onClick={() => onClose('closed')}>
          {t('npnCancel')}
        </button>
      </p>
      <SendFailed form={form} text={t('npnFailed')} />
    </form>
  );
}

export function NpnForm(props: NpnFormProps) {
  const [state, setState] = useState<'closed' | 'open' | 'saved'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (state === 'open') wasOpen.current = true;
    else if (wasOpen.current) opener.current?.focus();
  }, [state]);
  return (
    <>
      {state === 'open' ? (
        <OpenForm {...props} onClose={setState} />
      ) : (
        <button type="button" className="button" ref={opener} onClick={() => setState('open')}>
          {t('npnChange')}
        </button>
      )}
      <p className="form-outcome" role="status">
        {state === 'saved' ? t('npnSaved') : null}
      </p>
    </>
  );
}
