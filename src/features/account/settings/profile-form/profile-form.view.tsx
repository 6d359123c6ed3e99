/** The profile form: uncontrolled fields, errors beside them, and nothing typed is lost when it is not saved. */
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../../lib/fields/email.rules.ts';
import { PHONE_TYPES } from '../../../../lib/fields/phone-numbers.ts';
import { stateName, texts as states } from '../../../../lib/text/state-names.text.ts';
import { typedText } from '../../../../lib/text/typed-text.ts';
import { isValidationMessage, t as validation } from '../../../../lib/fields/validation.text.ts';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Field } from '../../../../ui/field.tsx';
import { phoneInput } from '../../../../ui/phone-input.ts';
import type { Proof } from '../../password-check.store.ts';
import { t as check } from '../../password-check.text.ts';
import { ProofFields, refusalText } from '../../password-check.view.tsx';
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
import type { ProfileState } from './profile-form.store.ts';
import type { AccountProfile } from '../settings.schema.ts';
import { SaveFoot } from '../save-foot.view.tsx';

interface ProfileFormProps {
  saved: AccountProfile;
  status: ProfileState;
  dataDomainToken: number;
  phonePlaceholder: string;
  /** For password managers. */
  logonId: string;
  /** What the service wants for the changes that are typed. */
  proof: Proof;
  /** For staff who act as the member: the note in place of the button. */
  readOnly: ReactNode;
  /** Something was typed or saved. */
  onType(typed: Typed): void;
  onSubmit(typed: Typed, currentPassword: string): void;
  onSignIn(): void;
}

type FormField = ProfileField | 'currentPassword';
type FormError = ProfileError | { field: 'currentPassword'; problem: 'missing' };

const idOf = (field: FormField): string => `profile-${field}`;

const labelOf = (field: FormField): string => (field === 'currentPassword' ? check(field) : t(field));

const typedIn = (form: HTMLFormElement): Typed => {
  const data = new FormData(form);
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, typedText(data, field)])) as Record<
    ProfileField,
    string
  >;
};

const messageOf = ({ problem }: FormError): string =>
  isValidationMessage(problem) ? validation(problem, { most: MAX_EMAIL_LENGTH }) : t(problem);

interface FieldsProps {
  saved: AccountProfile;
  errorOf(field: FormField): string | null;
}

const Email = ({ saved, errorOf }: FieldsProps) => (
  <Field id={idOf('email')} label={t('email')} hint={t('emailHint')} error={errorOf('email')}>
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

const TextBox = ({ field, hint, saved, errorOf }: TextBoxProps) => (
  <Field id={idOf(field)} label={t(field)} hint={hint} error={errorOf(field)}>
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
      <Field id={idOf('state')} label={t('state')} error={props.errorOf('state')}>
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

const Phones = ({ saved, errorOf, placeholder }: FieldsProps & { placeholder: string }) => (
  <fieldset className="account-group" aria-describedby="profile-phones-hint">
    <legend>{t('phones')}</legend>
    <p className="field-hint" id="profile-phones-hint">
      {t('phonesHint')}
    </p>
    <div className="account-columns">
      {PHONE_TYPES.map((type) => (
        <Field key={type} id={idOf(type)} label={t(type)} error={errorOf(type)}>
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

const NONE: readonly FormError[] = [];

/** Errors of the form, or the one that the service named; it shows until the next attempt. */
function useProfileErrors(status: ProfileState) {
  const [found, setFound] = useState(NONE);
  const refused = status.state === 'refused' ? status.error : null;
  const refusal = status.state === 'unproven' ? status.refusal : null;
  const errors = useMemo(() => {
    const own = found.length === 0 && refused ? [refused] : found;
    const wanted = found.length === 0 && refusal ? refusalText(refusal) : null;
    return [
      ...own.map((error) => ({ field: error.field, text: messageOf(error) })),
      ...(wanted === null ? [] : [{ field: 'currentPassword' as const, text: wanted }]),
    ].map(({ field, text }) => ({ id: idOf(field), field: labelOf(field), text }));
  }, [found, refused, refusal]);
  const errorOf = (field: FormField): string | null =>
    errors.find(({ id }) => id === idOf(field))?.text ?? null;
  return { errors, errorOf, setFound };
}

export function ProfileForm(props: ProfileFormProps) {
  const { saved, status, dataDomainToken, proof, readOnly, onType, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errors, errorOf, setFound } = useProfileErrors(status);
  const compare = useEffectEvent(() => {
    // The fields of a disabled form are in no FormData.
    if (form.current && readOnly === null) onType(typedIn(form.current));
  });
  useEffect(() => compare(), [saved]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    const currentPassword = typedText(new FormData(event.currentTarget), 'currentPassword');
    const wrong: FormError[] = profileErrors(typed, saved, dataDomainToken);
    if (proof === 'password' && currentPassword === '')
      wrong.push({ field: 'currentPassword', problem: 'missing' });
    setFound(wrong);
    if (wrong.length === 0) onSubmit(typed, currentPassword);
  };
  return (
    <form
      ref={form}
      className="account-form"
      method="post"
      noValidate
      onSubmit={send}
      onInput={({ currentTarget }) => onType(typedIn(currentTarget))}
    >
      <ErrorSummary errors={errors} />
      <fieldset className="account-fields" disabled={readOnly !== null}>
        <legend className="visually-hidden">{page('profile')}</legend>
        <TextBox saved={saved} errorOf={errorOf} field="nickName" hint={t('nickNameHint')} />
        <Email saved={saved} errorOf={errorOf} />
        <Address saved={saved} errorOf={errorOf} />
        <Phones saved={saved} errorOf={errorOf} placeholder={props.phonePlaceholder} />
        <ProofFields
          proof={proof}
          id={idOf('currentPassword')}
          error={errorOf('currentPassword')}
          logonId={props.logonId}
          onSignIn={props.onSignIn}
        />
      </fieldset>
      <SaveFoot
        form={form}
        status={status}
        words={{ submit: t('submit'), busy: t('busy'), failed: t('failed') }}
        readOnly={readOnly}
      />
    </form>
  );
}
