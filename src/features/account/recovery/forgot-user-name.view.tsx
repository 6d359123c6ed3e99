/** The forgot-user-name form. Its fields are uncontrolled, so that what was typed before hydration stays. */
import { useMemo, useState } from 'react';
import { today } from '../../../lib/date/date.ts';
import { t as validation } from '../../../lib/fields/validation.text.ts';
import { typedText } from '../../../lib/text/typed-text.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { RecoveryBrand } from './account-recovery-brand.ts';
import {
  readIdentity,
  IDENTITY_FIELDS,
  identityErrors,
  type IdentityError,
  type IdentityField,
  type IdentityForm,
} from './forgot-user-name.rules.ts';
import type { ForgotUserNameState } from './forgot-user-name.store.ts';
import { t } from './forgot-user-name.text.ts';
import type { ForgottenUserName } from './account-recovery.schema.ts';
import { StepForm } from '../../../ui/form/step-form.view.tsx';

const ACTION = '/forgot-user-name/';

interface ForgotUserNameProps {
  brand: RecoveryBrand;
  status: ForgotUserNameState;
  /** Called with a valid form. */
  onSubmit(identity: ForgottenUserName): void;
  onRetry(): void;
}

const AUTO_COMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  dob: 'bday',
  memberId: 'off',
} as const satisfies Record<IdentityField, string>;

const HINTS: Partial<Record<IdentityField, 'dobHint' | 'memberIdHint'>> = {
  dob: 'dobHint',
  memberId: 'memberIdHint',
};

const idOf = (field: IdentityField): string => `person-${field}`;

function readForm(data: FormData): IdentityForm {
  const typed = (field: IdentityField): string => typedText(data, field);
  return {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    dob: typed('dob'),
    memberId: typed('memberId'),
  };
}

function Note({ status, brand, onRetry }: Pick<ForgotUserNameProps, 'status' | 'brand' | 'onRetry'>) {
  if (status.state === 'failed')
    return <FailedNote text={t('failed')} reference={status.reference} onRetry={onRetry} />;
  if (status.state !== 'unknown' && status.state !== 'closed') return null;
  const call = { phone: brand.phone, hours: brand.hoursText };
  const isClosed = status.state === 'closed';
  return (
    <div className="note note-failed" role="alert">
      <p className="note-text">{t(isClosed ? 'closed' : 'unknown')}</p>
      <p>
        <PhoneIn
          text={isClosed ? t('closedText', call) : t('unknownText', { ...call, count: status.left })}
        />
      </p>
    </div>
  );
}

export function ForgotUserNameForm({ brand, status, onSubmit, onRetry }: ForgotUserNameProps) {
  const [found, setFound] = useState<readonly IdentityError[]>([]);
  const { memberId } = brand;
  const errors = useMemo(
    () =>
      found.map((error) => ({
        id: idOf(error.field),
        field: t(error.field),
        text: validation(error.problem),
      })),
    [found],
  );
  const busy = status.state === 'busy';
  const submit = (data: FormData): void => {
    const form = readForm(data);
    const context = { today: today(brand.timeZone), memberId };
    setFound(identityErrors(form, context));
    const identity = readIdentity(form, context);
    if (identity) onSubmit(identity);
  };
  return (
    <StepForm
      action={ACTION}
      heading={t('heading')}
      lead={t('lead')}
      hasNavigated={false}
      errors={errors}
      submit={t(busy ? 'busy' : 'send')}
      busy={busy}
      onSubmit={submit}
      note={<Note status={status} brand={brand} onRetry={onRetry} />}
    >
      {IDENTITY_FIELDS.map((field) => {
        const hint = HINTS[field];
        return (
          <Field
            key={field}
            id={idOf(field)}
            label={t(field)}
            {...(hint ? { hint: t(hint) } : {})}
            error={errors.find(({ id }) => id === idOf(field))?.text ?? null}
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
