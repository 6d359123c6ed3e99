/** The fields of registration. They are uncontrolled, so that text typed before hydration is not lost. */
import { useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { inEnglish } from '../../lib/text/i18n.ts';
import type { StrengthRule } from '../../lib/fields/password-strength.rules.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { controlProps, Field, FieldError, FieldGroup, type FieldFrame } from '../../ui/form/field.tsx';
import { phoneInput } from '../../ui/phone-input.ts';
import { PasswordRequirements, ShowPasswords } from '../../ui/password-requirements.tsx';
import type { RegisterBrand } from './register-brand.ts';
import { TERMS_ACCEPTED, type SecurityQuestion } from './register-account.rules.ts';
import type { RegisterField, RegisterForm } from './register-form.rules.ts';
import { GROUPS, hintOf, isLaterInGroup, isOfChild, reasonOf } from './register-labels.ts';
import { PHONE_TYPES } from '../../lib/fields/phone-numbers.ts';
import { RELATIONSHIPS } from './register.schema.ts';
import { isMember, offeredTypes, type RegistrationType } from './registration-types.rules.ts';
import { t } from './register.text.ts';

export interface FieldsProps {
  brand: RegisterBrand;
  form: RegisterForm;
  strength: StrengthRule;
  questions: readonly SecurityQuestion[];
  frameOf(field: RegisterField): FieldFrame;
  onLeave(event: FocusEvent<HTMLElement>): void;
}

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue'>;

/** Attributes for the browser, its autofill and on-screen keyboards. */
const INPUTS = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  dateOfBirth: { autoComplete: 'bday', inputMode: 'text' },
  memberId: { autoComplete: 'off', autoCapitalize: 'characters' },
  zipCode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  guardianFirstName: { autoComplete: 'given-name' },
  guardianLastName: { autoComplete: 'family-name' },
  guardianDateOfBirth: { autoComplete: 'bday', inputMode: 'text' },
  logonId: { autoComplete: 'username', autoCapitalize: 'none' },
  phone: { ...phoneInput, autoComplete: 'tel' },
  answer: { autoComplete: 'off' },
} as const satisfies Partial<Record<RegisterField, InputProps>>;
type TextField = keyof typeof INPUTS;

const PLACEHOLDERS = { phone: 'phone', memberId: 'memberId' } as const;
const hasPlaceholder = (field: RegisterField): field is keyof typeof PLACEHOLDERS =>
  Object.hasOwn(PLACEHOLDERS, field);

interface OneFieldProps extends FieldsProps {
  field: RegisterField;
}

const frameWithHint = ({ field, form, frameOf }: OneFieldProps) => ({
  ...frameOf(field),
  hint: hintOf(field, form),
});

const Text = (props: OneFieldProps & { field: TextField }) => {
  const { field, brand, form, onLeave } = props;
  return (
    <Field {...frameWithHint(props)}>
      {(control) => (
        <input
          {...control}
          type="text"
          {...INPUTS[field]}
          {...(isOfChild(field, form) ? { autoComplete: 'off' } : {})}
          name={field}
          spellCheck={false}
          {...(hasPlaceholder(field) ? { placeholder: brand.placeholders[field] } : {})}
          defaultValue={form[field]}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
};

interface ChoiceProps extends OneFieldProps {
  options: readonly { value: string; label: ReactNode; isEnglish?: boolean }[];
}

const Choice = ({ options, ...props }: ChoiceProps) => {
  const { field, form, onLeave } = props;
  return (
    <Field {...frameWithHint(props)}>
      {(control) => (
        <select {...control} name={field} defaultValue={form[field]} onBlur={onLeave}>
          <option value="">{t('choose')}</option>
          {options.map(({ value, label, isEnglish }) => (
            <option key={value} value={value} {...(isEnglish ? inEnglish() : {})}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

const typeHint = (type: RegistrationType): string => {
  if (type === 'MREG') return t('anyMemberHint');
  return t(isMember(type) ? 'memberHint' : 'visitorHint');
};

const Types = (props: OneFieldProps) => {
  const { brand, form, onLeave } = props;
  const { label, ...group } = frameWithHint(props);
  return (
    <FieldGroup {...group} legend={label}>
      {offeredTypes(brand.offered).map((type) => (
        <label key={type} className="choice">
          <input
            type="radio"
            name="registrationType"
            value={type}
            defaultChecked={form.registrationType === type}
            onBlur={onLeave}
          />
          <span>
            {t(type)}
            <span className="choice-hint">{typeHint(type)}</span>
          </span>
        </label>
      ))}
    </FieldGroup>
  );
};

const Password = (props: OneFieldProps) => {
  const { form, strength, onLeave } = props;
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Field {...frameWithHint(props)}>
        {(control) => (
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={form.password}
            onBlur={onLeave}
          />
        )}
      </Field>
      <PasswordRequirements typed={form.password} rule={strength} />
      <ShowPasswords isShown={isShown} onChange={setShown} />
    </>
  );
};

const Terms = (props: OneFieldProps) => {
  const { form, onLeave } = props;
  const { id, error, hint } = frameWithHint(props);
  return (
    <div className={error === null ? 'field' : 'field field-wrong'}>
      <FieldError id={id} error={error} />
      <label className="choice">
        <input
          {...controlProps(id, error, true)}
          type="checkbox"
          name="terms"
          value={TERMS_ACCEPTED}
          defaultChecked={form.terms !== ''}
          onBlur={onLeave}
        />
        <span>{t('termsLabel')}</span>
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <a href={safeHref('/privacy/') ?? undefined} target="_blank" rel="noopener">
        {t('termsLink')}
      </a>
    </div>
  );
};

/** The fields that are not plain text inputs. */
const OTHERS: Partial<Record<RegisterField, (props: OneFieldProps) => ReactNode>> = {
  registrationType: (props) => <Types {...props} />,
  relationship: (props) => (
    <Choice {...props} options={RELATIONSHIPS.map((value) => ({ value, label: t(value) }))} />
  ),
  phoneType: (props) => (
    <Choice {...props} options={PHONE_TYPES.map((value) => ({ value, label: t(value) }))} />
  ),
  question: (props) => (
    <Choice
      {...props}
      options={props.questions.map(({ id, question }) => ({ value: id, label: question, isEnglish: true }))}
    />
  ),
  password: (props) => <Password {...props} />,
  terms: (props) => <Terms {...props} />,
};

const isText = (field: RegisterField): field is TextField => Object.hasOwn(INPUTS, field);

const One = (props: OneFieldProps) => {
  const { field } = props;
  return <div>{isText(field) ? <Text {...props} field={field} /> : OTHERS[field]?.(props)}</div>;
};

export const RegisterFields = ({ fields, ...props }: FieldsProps & { fields: readonly RegisterField[] }) =>
  fields.map((field) => {
    const group = GROUPS[field];
    if (!group) return isLaterInGroup(field) ? null : <One key={field} {...props} field={field} />;
    return (
      <FieldGroup
        key={field}
        id={`register-${group.legend}`}
        error={null}
        legend={t(group.legend)}
        hint={reasonOf(field, props.form)}
      >
        <div className="field-pair">
          {group.fields.map((grouped) => (
            <One key={grouped} {...props} field={grouped} />
          ))}
        </div>
      </FieldGroup>
    );
  });
