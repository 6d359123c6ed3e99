/** The form of who asks for a user name. Its fields are the browser's own, so that what was typed stays. */
import { useMemo, useState } from 'react';
import { today } from '../../lib/date.ts';
import { Field } from '../../ui/field.tsx';
import { FailedNote } from '../../ui/notices.tsx';
import { sayer } from '../../ui/said.ts';
import { PhoneIn } from '../../ui/phone-in.tsx';
import type { ForgotBrand } from './account-recovery-brand.ts';
import {
  describedBy,
  PERSON_FIELDS,
  personFaults,
  type PersonFault,
  type PersonField,
  type PersonForm,
} from './forgot-user-name.rules.ts';
import type { ForgotName } from './forgot-user-name.store.ts';
import { t } from './forgot-user-name.text.ts';
import type { Forgotten } from './account-recovery.schema.ts';
import { StepForm, type StepFault } from './step-form.view.tsx';

const said = sayer(t);
const ACTION = '/forgot-user-name/';

interface ForgotUserNameProps {
  brand: ForgotBrand;
  status: ForgotName;
  /** Called with a form in which nothing is wrong. */
  onSubmit(described: Forgotten): void;
  onRetry(): void;
}

const AUTO_COMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  dob: 'bday',
  memberId: 'off',
} as const satisfies Record<PersonField, string>;

const HINTS: Partial<Record<PersonField, Parameters<typeof t>[0]>> = {
  dob: 'dobHint',
  memberId: 'memberIdHint',
};

const idOf = (field: PersonField): string => `person-${field}`;

function readForm(data: FormData): PersonForm {
  const typed = (field: PersonField): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    dob: typed('dob'),
    memberId: typed('memberId'),
  };
}

/** The message of a malformed member ID is the brand's (spec 000 §5). */
const wordsOf = ({ problem }: PersonFault, rule: ForgotBrand['memberId']): string =>
  t(problem === 'memberIdMalformed' ? `memberIdMalformed.${rule}` : problem);

function Note({ status, brand, onRetry }: Pick<ForgotUserNameProps, 'status' | 'brand' | 'onRetry'>) {
  if (status.state === 'failed')
    return (
      <FailedNote text={t('failed')} reference={status.reference} phone={brand.phone} onRetry={onRetry} />
    );
  if (status.state !== 'unknown') return null;
  return (
    <div className="note note-failed" role="alert">
      <p className="note-text">{t('unknown')}</p>
      <p>
        <PhoneIn
          text={t('unknownText', { phone: brand.phone, hours: brand.hoursText })}
          phone={brand.phone}
        />
      </p>
    </div>
  );
}

export function ForgotUserNameForm({ brand, status, onSubmit, onRetry }: ForgotUserNameProps) {
  const [found, setFound] = useState<readonly PersonFault[]>([]);
  const { memberId } = brand;
  const faults = useMemo<readonly (StepFault & { field: PersonField })[]>(
    () =>
      found.map((fault) => ({ id: idOf(fault.field), field: fault.field, text: wordsOf(fault, memberId) })),
    [found, memberId],
  );
  const busy = status.state === 'busy';
  const submit = (data: FormData): void => {
    const form = readForm(data);
    const circumstances = { today: today(brand.timeZone), memberId };
    setFound(personFaults(form, circumstances));
    const described = describedBy(form, circumstances);
    if (described) onSubmit(described);
  };
  return (
    <StepForm
      action={ACTION}
      heading={said('heading')}
      lead={said('lead')}
      arrived={false}
      faults={faults}
      submit={said(busy ? 'busy' : 'send')}
      busy={busy}
      onSubmit={submit}
      note={<Note status={status} brand={brand} onRetry={onRetry} />}
    >
      {PERSON_FIELDS.map((field) => {
        const hint = HINTS[field];
        return (
          <Field
            key={field}
            id={idOf(field)}
            label={said(field)}
            {...(hint ? { hint: said(hint) } : {})}
            error={faults.find((fault) => fault.field === field)?.text ?? null}
          >
            {(control) => (
              <input
                {...control}
                name={field}
                type="text"
                autoComplete={AUTO_COMPLETE[field]}
                spellCheck={false}
              />
            )}
          </Field>
        );
      })}
    </StepForm>
  );
}
