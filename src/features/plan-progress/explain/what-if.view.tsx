import { useId, useState, type ReactNode } from 'react';
import { showDate } from '../../../lib/date/date.ts';
import { t as formText } from '../../../lib/fields/form.text.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useForm, valuesOf } from '../../../ui/form/use-form.ts';
import type { PlanPerson } from '../panel-plans.rules.ts';
import type { CareNetwork } from '../limits/stated-limits.rules.ts';
import { plannedCost } from '../what-if.rules.ts';
import { careName } from './care-name.ts';
import { t } from './explain-panel.text.ts';
import { careOf, careValue, OWN_PRICE, visitValue, type CareChoices } from './planned-care.rules.ts';
import { t as planned } from './planned-care.text.ts';
import { typedShare, type WhatIfFields } from './what-if-fields.rules.ts';

interface WhatIfFormProps {
  people: readonly PlanPerson[];
  choices: CareChoices;
  onEdit(): void;
  onShow(fields: WhatIfFields): void;
  children: ReactNode;
}

const NETWORKS = {
  'in-network': 'inNetwork',
  'out-of-network': 'outOfNetwork',
} as const satisfies Record<CareNetwork, string>;
const CARE_NETWORKS = ['in-network', 'out-of-network'] as const;

const DECIMAL = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const;

const readForm = valuesOf(['care', 'cost', 'share', 'network', 'person']);

interface FieldProblem {
  field: 'care' | 'cost' | 'share';
  text: string;
}

function problemsOf({ care, cost, share }: WhatIfFields, choices: CareChoices): FieldProblem[] {
  const isPriceWrong = care === OWN_PRICE && plannedCost(cost) === null;
  const costText = cost.trim() === '' ? formText('missing') : t('costWrong');
  return [
    ...(care !== OWN_PRICE && careOf(care, '', choices) === null
      ? [{ field: 'care', text: planned('careMissing') } as const]
      : []),
    ...(isPriceWrong ? [{ field: 'cost', text: costText } as const] : []),
    ...(typedShare(share) === undefined ? [{ field: 'share', text: t('shareWrong') } as const] : []),
  ];
}

const CareOptions = ({ cares, visits }: CareChoices) => (
  <>
    <option value="">{planned('choose')}</option>
    {cares.length > 0 ? (
      <optgroup label={planned('cares')}>
        {cares.map((care) => {
          const { name, isEnglish } = careName(care);
          return (
            <option key={care.code} value={careValue(care)} {...(isEnglish ? inEnglish() : {})}>
              {name}
            </option>
          );
        })}
      </optgroup>
    ) : null}
    {visits.length > 0 ? (
      <optgroup label={planned('visits')}>
        {visits.map((visit) => (
          <option key={visit.key} value={visitValue(visit)}>
            {planned('visit', {
              date: showDate(visit.date, ''),
              what: [
                visit.service,
                visit.provider,
                visit.patient,
                showMoney(visit.memberCost + visit.planPaid),
              ]
                .filter(Boolean)
                .join(', '),
            })}
          </option>
        ))}
      </optgroup>
    ) : null}
    <option value={OWN_PRICE}>{planned('ownPrice')}</option>
  </>
);

/** Selects the visit's person and network. Sets them in the DOM, because the form reads its fields from there. */
function followVisit({ form, value }: HTMLSelectElement, visits: CareChoices['visits']): void {
  const visit = visits.find((choice) => visitValue(choice) === value);
  const network = form?.elements.namedItem('network');
  if (visit?.network && network instanceof RadioNodeList) network.value = visit.network;
  const person = form?.elements.namedItem('person');
  if (visit?.person && person instanceof HTMLSelectElement) person.value = visit.person;
}

const NetworkChoice = () => (
  <fieldset>
    <legend>{t('network')}</legend>
    {CARE_NETWORKS.map((choice) => (
      <label key={choice}>
        <input type="radio" name="network" value={choice} defaultChecked={choice === 'in-network'} />
        {t(NETWORKS[choice])}
      </label>
    ))}
  </fieldset>
);

interface PersonChoiceProps {
  id: string;
  people: readonly PlanPerson[];
}

const PersonChoice = ({ id, people }: PersonChoiceProps) => (
  <p className="explain-choice">
    <label htmlFor={id}>{t('person')}</label>
    <select id={id} name="person">
      {people.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </p>
);

export function WhatIfForm({ people, choices, onEdit, onShow, children }: WhatIfFormProps) {
  const id = useId();
  const hasChoices = choices.cares.length > 0 || choices.visits.length > 0;
  const [chosen, choose] = useState(hasChoices ? '' : OWN_PRICE);
  const form = useForm({
    idOf: (field) => `${id}-${field}`,
    labelOf: (field) => (field === 'care' ? planned('care') : t(field)),
    textOf: ({ text }: FieldProblem) => text,
    read: (element) => (hasChoices ? readForm(element) : { ...readForm(element), care: OWN_PRICE }),
    check: (fields) => problemsOf(fields, choices),
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
      {hasChoices ? (
        <Field {...form.field('care')}>
          {(control) => (
            <select
              {...control}
              name="care"
              onChange={({ target }) => {
                choose(target.value);
                followVisit(target, choices.visits);
              }}
            >
              <CareOptions {...choices} />
            </select>
          )}
        </Field>
      ) : null}
      {chosen === OWN_PRICE ? (
        <Field {...form.field('cost')} hint={t('costHint')}>
          {(control) => <input {...control} {...DECIMAL} name="cost" />}
        </Field>
      ) : null}
      <NetworkChoice />
      {people.length > 1 ? <PersonChoice id={`${id}-person`} people={people} /> : null}
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
