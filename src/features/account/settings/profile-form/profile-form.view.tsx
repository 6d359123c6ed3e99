/** The profile form: uncontrolled fields with errors beside them. It keeps the typed values if saving fails. */
import type { ReactNode } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../../lib/fields/email.rules.ts';
import { PHONE_TYPES } from '../../../../lib/fields/phone-numbers.ts';
import { stateName, texts as states } from '../../../../lib/text/state-names.text.ts';
import { isValidationMessage, t as validation } from '../../../../lib/fields/validation.text.ts';
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { SendFailed, SubmitButton } from '../../../../ui/form/form-foot.view.tsx';
import { useForm, valuesOf } from '../../../../ui/form/use-form.ts';
import { phoneInput } from '../../../../ui/phone-input.ts';
import type { Proof } from '../../password-check.store.ts';
import { t as check } from '../../password-check.text.ts';
import type { PasswordRefusal } from '../../password-check.rules.ts';
import { missingProof, ProofFields, refusedProof, type ProofError } from '../../password-check.view.tsx';
import { t as page } from '../account-page.text.ts';
import { t } from './profile-form.text.ts';
import {
  MOST,
  PROFILE_FIELDS,
  profileErrors,
  type ProfileError,
  type ProfileField,
  type ProfileForm as Typed,
} from './profile-form.rules.ts';
import type { AccountProfile } from '../settings.schema.ts';

interface ProfileFormProps {
  saved: AccountProfile;
  dataDomainToken: number;
  phonePlaceholder: string;
  /** The user name, for password managers. */
  logonId: string;
  /** Which proof the service requires to save the typed changes. */
  proof: Proof;
  /** The note that staff who act as the member see in place of the button. */
  readOnly: ReactNode;
  onType(typed: Typed): void;
  onSubmit(typed: Typed, currentPassword: string): Promise<ProfileError | PasswordRefusal | null>;
  onSignIn(): void;
}

const readForm = valuesOf([...PROFILE_FIELDS, 'currentPassword']);

type FormField = ProfileField | 'currentPassword';

const labelOf = (field: FormField): string => (field === 'currentPassword' ? check(field) : t(field));

const messageOf = (error: ProfileError | ProofError): string => {
  if ('text' in error) return error.text;
  const { problem } = error;
  return isValidationMessage(problem) ? validation(problem, { most: MAX_EMAIL_LENGTH }) : t(problem);
};

interface FieldsProps {
  saved: AccountProfile;
  frameOf(field: FormField): { id: string; label: string; error: string | null };
}

const Email = ({ saved, frameOf }: FieldsProps) => (
  <Field {...frameOf('email')} hint={t('emailHint')}>
    {(control) => (
      <input
        {...control}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={saved.email}
      />
    )}
  </Field>
);

const TEXT_BOXES = {
  nickName: { autoComplete: 'nickname', maxLength: MOST.nickName },
  street: { autoComplete: 'address-line1', maxLength: MOST.street },
  city: { autoComplete: 'address-level2', maxLength: MOST.city },
  zipCode: { autoComplete: 'postal-code', inputMode: 'numeric' },
} as const;

interface TextBoxProps extends FieldsProps {
  field: keyof typeof TEXT_BOXES;
  hint?: string;
}

const TextBox = ({ field, hint, saved, frameOf }: TextBoxProps) => (
  <Field {...frameOf(field)} hint={hint}>
    {(control) => (
      <input {...control} {...TEXT_BOXES[field]} name={field} type="text" defaultValue={saved[field]} />
    )}
  </Field>
);

const Address = (props: FieldsProps) => (
  <fieldset className="account-group" aria-describedby="profile-address-hint">
    <legend>{t('address')}</legend>
    <p className="field-hint" id="profile-address-hint">
      {t('addressHint')}
    </p>
    <TextBox {...props} field="street" />
    <div className="account-columns">
      <TextBox {...props} field="city" />
      <Field {...props.frameOf('state')}>
        {(control) => (
          <select {...control} name="state" autoComplete="address-level1" defaultValue={props.saved.state}>
            <option value="">{t('noState')}</option>
            {Object.keys(states).map((code) => (
              <option key={code} value={code}>
                {stateName(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextBox {...props} field="zipCode" />
    </div>
  </fieldset>
);

const AUTO_COMPLETE = { HOME: 'home tel', BUS: 'work tel', CELL: 'mobile tel' } as const;

const Phones = ({ saved, frameOf, placeholder }: FieldsProps & { placeholder: string }) => (
  <fieldset className="account-group" aria-describedby="profile-phones-hint">
    <legend>{t('phones')}</legend>
    <p className="field-hint" id="profile-phones-hint">
      {t('phonesHint')}
    </p>
    <div className="account-columns">
      {PHONE_TYPES.map((type) => (
        <Field key={type} {...frameOf(type)}>
          {(control) => (
            <input
              {...control}
              {...phoneInput}
              name={type}
              autoComplete={AUTO_COMPLETE[type]}
              placeholder={placeholder}
              defaultValue={saved[type]}
            />
          )}
        </Field>
      ))}
    </div>
  </fieldset>
);

export function ProfileForm(props: ProfileFormProps) {
  const { saved, dataDomainToken, proof, readOnly, onType, onSubmit } = props;
  const form = useForm({
    hasSummary: true,
    idOf: (field) => `profile-${field}`,
    labelOf,
    textOf: messageOf,
    read: readForm,
    check: (typed) => [
      ...profileErrors(typed, saved, dataDomainToken),
      ...missingProof(proof, typed.currentPassword),
    ],
    async send({ currentPassword, ...typed }) {
      const refused = await onSubmit(typed, currentPassword);
      return refused && 'field' in refused ? [refused] : refusedProof(refused);
    },
    // FormData omits the fields of a disabled form, so a read-only form reports no values.
    onValues: readOnly === null ? onType : undefined,
    saved,
  });
  const fields = { saved, frameOf: form.field };
  return (
    <form {...form.props} className="account-form" method="post">
      <ErrorSummary errors={form.errors} />
      <fieldset className="account-fields" disabled={readOnly !== null}>
        <legend className="visually-hidden">{page('profile')}</legend>
        <TextBox {...fields} field="nickName" hint={t('nickNameHint')} />
        <Email {...fields} />
        <Address {...fields} />
        <Phones {...fields} placeholder={props.phonePlaceholder} />
        <ProofFields
          {...form.field('currentPassword')}
          proof={proof}
          logonId={props.logonId}
          onSignIn={props.onSignIn}
        />
      </fieldset>
      <SendFailed form={form} text={t('failed')} />
      {readOnly ?? <SubmitButton form={form} words={{ submit: t('submit'), busy: t('busy') }} />}
    </form>
  );
}
