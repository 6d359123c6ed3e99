/** The form that sets which clients the book of business shows first (spec 000 §3 'brokerAgencyPrefLob'). */
import { useState } from 'react';
import { FieldGroup } from '../../ui/form/field.tsx';
import { SendFailed, SubmitButton } from '../../ui/form/form-foot.view.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import type { BrokerLine } from './agent-workspace.rules.ts';
import { t } from './agent-workspace.text.ts';

interface BrokerViewFormProps {
  lines: readonly BrokerLine[];
  chosen: BrokerLine | 'ALL';
  onSave(line: BrokerLine | 'ALL'): Promise<void>;
}

const readForm = valuesOf(['broker-line']);

export function BrokerViewForm({ lines, chosen, onSave }: BrokerViewFormProps) {
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    read: readForm,
    async send({ 'broker-line': chosenLine }) {
      await onSave(lines.find((line) => line === chosenLine) ?? 'ALL');
      setSaved(true);
    },
  });
  const edit = (): void => {
    form.show([]);
    setSaved(false);
  };
  return (
    <section className="panel answer" aria-labelledby="broker-heading">
      <h2 id="broker-heading">{t('brokerHeading')}</h2>
      <p>{t('brokerLead')}</p>
      <form {...form.props} onInput={edit}>
        <FieldGroup id="broker-line" legend={t('brokerLegend')} error={null}>
          {(['ALL', ...lines] as const).map((line) => (
            <label key={line} className="choice">
              <input type="radio" name="broker-line" value={line} defaultChecked={line === chosen} />
              {t(`broker.${line}`)}
            </label>
          ))}
        </FieldGroup>
        <SubmitButton
          form={form}
          className="button"
          words={{ submit: t('brokerSave'), busy: t('brokerSaving') }}
        />
      </form>
      <SendFailed form={form} text={t('brokerFailed')} />
      <p className="form-outcome" role="status">
        {isSaved ? t('brokerSaved') : null}
      </p>
    </section>
  );
}
