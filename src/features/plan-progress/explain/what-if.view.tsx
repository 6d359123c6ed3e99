/** The form of a planned cost, and its estimate step by step. */
import { useId, type ReactNode, type Ref } from 'react';
import { t as form } from '../../../lib/fields/form.text.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { estimateSentences, rangeText } from '../explain-texts.rules.ts';
import type { PlanPerson } from '../panel-plans.rules.ts';
import type { CareNetwork } from '../stated-limits.rules.ts';
import type { Estimate } from '../what-if.rules.ts';
import { t } from './explain-panel.text.ts';
import type { WhatIfFields } from './what-if-fields.rules.ts';

interface WhatIfFormProps {
  ref: Ref<HTMLFormElement>;
  fields: WhatIfFields;
  people: readonly PlanPerson[];
  wrong: { cost: boolean; share: boolean };
  onChange(changes: Partial<WhatIfFields>): void;
  onShow(): void;
  /** The estimate. */
  children: ReactNode;
}

const NETWORKS = {
  'in-network': 'inNetwork',
  'out-of-network': 'outOfNetwork',
} as const satisfies Record<CareNetwork, string>;
const CARE_NETWORKS = ['in-network', 'out-of-network'] as const;

interface NumberFieldProps {
  name: 'cost' | 'share';
  value: string;
  isWrong: boolean;
  onChange(value: string): void;
}

function NumberField({ name, value, isWrong, onChange }: NumberFieldProps) {
  const id = useId();
  const error = isWrong ? (value.trim() === '' ? form('missing') : t(`${name}Wrong`)) : null;
  return (
    <div className={isWrong ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{t(name)}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {t(`${name}Hint`)}
      </p>
      <FieldError id={id} error={error} />
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

export function WhatIfForm({ ref, fields, people, wrong, onChange, onShow, children }: WhatIfFormProps) {
  const id = useId();
  return (
    <form
      ref={ref}
      className="explain what-if"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onShow();
      }}
    >
      <p>{t('estimate')}</p>
      <NumberField
        name="cost"
        value={fields.cost}
        isWrong={wrong.cost}
        onChange={(cost) => onChange({ cost })}
      />
      <fieldset>
        <legend>{t('network')}</legend>
        {CARE_NETWORKS.map((network) => (
          <label key={network}>
            <input
              type="radio"
              name={`${id}-network`}
              checked={fields.network === network}
              onChange={() => onChange({ network })}
            />
            {t(NETWORKS[network])}
          </label>
        ))}
      </fieldset>
      {people.length > 1 ? (
        <p className="explain-choice">
          <label htmlFor={`${id}-person`}>{t('person')}</label>
          <select
            id={`${id}-person`}
            value={fields.person || people[0]?.key}
            onChange={({ target }) => onChange({ person: target.value })}
          >
            {people.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <NumberField
        name="share"
        value={fields.share}
        isWrong={wrong.share}
        onChange={(share) => onChange({ share })}
      />
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
