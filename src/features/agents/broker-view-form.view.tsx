/** Which clients the book of business shows first (spec 000 §3 'brokerAgencyPrefLob (MA or ACA)'). */
import { useState, type FormEvent } from 'react';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import type { BrokerLine } from './agent-workspace.rules.ts';
import { t } from './agent-workspace.text.ts';
import type { Saving } from './producer-profile.store.ts';

interface BrokerViewFormProps {
  lines: readonly BrokerLine[];
  chosen: BrokerLine | 'ALL';
  saving: Saving;
  onSave(line: BrokerLine | 'ALL'): void;
  onEdit(): void;
}

export function BrokerViewForm({ lines, chosen, saving, onSave, onEdit }: BrokerViewFormProps) {
  const [line, setLine] = useState(chosen);
  const save = (): void => onSave(line);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <section className="panel answer" aria-labelledby="broker-heading">
      <h2 id="broker-heading">{t('brokerHeading')}</h2>
      <p>{t('brokerLead')}</p>
      <form className="broker-form" onSubmit={submit}>
        <fieldset className="field">
          <legend>{t('brokerLegend')}</legend>
          {(['ALL', ...lines] as const).map((one) => (
            <label key={one} className="choice">
              <input
                type="radio"
                name="broker-line"
                checked={one === line}
                onChange={() => {
                  setLine(one);
                  onEdit();
                }}
              />
              {t(`broker.${one}`)}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button" aria-disabled={saving.state === 'busy'}>
          {t(saving.state === 'busy' ? 'brokerSaving' : 'brokerSave')}
        </button>
      </form>
      {saving.state === 'failed' ? (
        <FailedNote text={t('brokerFailed')} reference={saving.failure.reference} onRetry={save} />
      ) : null}
      <p className="form-outcome" role="status">
        {saving.state === 'saved' ? t('brokerSaved') : null}
      </p>
    </section>
  );
}
