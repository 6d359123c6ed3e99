/** The form of a planned cost, and its estimate step by step. */
import { useId, type ReactNode } from 'react';
import { t as formText } from '../../../lib/fields/form.text.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useForm, valuesOf } from '../../../ui/form/use-form.ts';
import { estimateSentences, rangeText } from '../explain-texts.rules.ts';
import type { PlanPerson } from '../panel-plans.rules.ts';
import type { CareNetwork } from '../stated-limits.rules.ts';
import { plannedCost, type Estimate } from '../what-if.rules.ts';
import { t } from './explain-panel.text.ts';
import { typedShare, type WhatIfFields } from './what-if-fields.rules.ts';

interface WhatIfFormProps {
  people: readonly PlanPerson[];
  /** A value has changed. */
  onEdit(): void;
  /** Called with valid fields. */
  onShow(fields: WhatIfFields): void;
  /** The estimate. */
  children: ReactNode;
}

const NETWORKS = {
  'in-network': 'inNetwork',
  'out-of-network': 'outOfNetwork',
} as const satisfies Record<CareNetwork, string>;
const CARE_NETWORKS = ['in-network', 'out-of-network'] as const;

const DECIMAL = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const;

const readForm = valuesOf(['cost', 'share', 'network', 'person']);

const numberError = (field: 'cost' | 'share', isWrong: boolean, typed: string) =>
  isWrong ? [{ field, text: typed.trim() === '' ? formText('missing') : t(`${field}Wrong`) }] : [];

export function WhatIfForm({ people, onEdit, onShow, children }: WhatIfFormProps) {
  const id = useId();
  const form = useForm({
    idOf: (field) => `${id}-${field}`,
    labelOf: (field) => t(field),
    textOf: ({ text }: { field: 'cost' | 'share'; text: string }) => text,
    read: readForm,
    check: ({ cost, share }) => [
      ...numberError('cost', plannedCost(cost) === null, cost),
      ...numberError('share', typedShare(share) === undefined, share),
    ],
    send(fields) {
      onShow(fields);
    },
  });
  const edit = (): void => {
    form.show([]);
    onEdit();
  };
  return (
    <form {...form.props} className="explain what-if" onInput={edit}>
      <p>{t('estimate')}</p>
      <Field {...form.field('cost')} hint={t('costHint')}>
        {(control) => <input {...control} {...DECIMAL} name="cost" />}
      </Field>
      <fieldset>
        <legend>{t('network')}</legend>
        {CARE_NETWORKS.map((network) => (
          <label key={network}>
            <input type="radio" name="network" value={network} defaultChecked={network === 'in-network'} />
            {t(NETWORKS[network])}
          </label>
        ))}
      </fieldset>
      {people.length > 1 ? (
        <p className="explain-choice">
          <label htmlFor={`${id}-person`}>{t('person')}</label>
          <select id={`${id}-person`} name="person">
            {people.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <Field {...form.field('share')} hint={t('shareHint')}>
        {(control) => <input {...control} {...DECIMAL} name="share" />}
      </Field>
      <button type="submit" className="button primary">
        {t('show')}
      </button>
      <div role="status">{children}</div>
    </form>
  );
}

/** @param estimate null if the plan states no limits for the network */
export function EstimateView({ estimate, network }: { estimate: Estimate | null; network: CareNetwork }) {
  const sentences = estimateSentences(estimate, network);
  if (!estimate) return <p className="what-if-result">{sentences.join(' ')}</p>;
  return (
    <div className="what-if-result">
      <p>
        <strong>{t('result')}</strong>
      </p>
      <dl>
        <div>
          <dt>{t('youPay')}</dt>
          <dd>{rangeText(estimate.member)}</dd>
        </div>
        <div>
          <dt>{t('planPays')}</dt>
          <dd>{rangeText(estimate.plan)}</dd>
        </div>
      </dl>
      <ol>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {estimate.isDeductibleKnown ? null : <p>{t('noDeductible')}</p>}
      {estimate.reachesMaximum !== 'no' ? (
        <p>{t(estimate.reachesMaximum === 'yes' ? 'reachesMaximum' : 'mayReachMaximum')}</p>
      ) : null}
    </div>
  );
}
