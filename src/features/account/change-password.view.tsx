/** The change-password form, with a checklist of the strength rule. Its fields are uncontrolled. */
import { useInsertionEffect, useState } from 'react';
import type { StrengthRule } from '../../lib/fields/password-strength.rules.ts';
import { isUnsettled } from '../../lib/remote/unsettled.ts';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { Field } from '../../ui/form/field.tsx';
import { SendFailed, SubmitButton } from '../../ui/form/form-foot.view.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import { PasswordRequirements, ShowPasswords } from '../../ui/password-requirements.tsx';
import styles from './change-password.css?inline';
import { t } from './change-password.text.ts';
import type { PasswordRefusal } from './password-check.rules.ts';
import { refusalText, SignInAgain } from './password-check.view.tsx';
import {
  passwordErrors,
  type PasswordError,
  type PasswordField,
  type PasswordForm,
} from './password.rules.ts';

interface ChangePasswordProps {
  rule: StrengthRule;
  /** Goes into a hidden field, so that password managers save the new password under this name. */
  logonId: string;
  onSubmit(form: PasswordForm): Promise<PasswordError | PasswordRefusal | null>;
  onSignIn(): void;
}

const FIELDS = [
  ['oldPassword', 'current-password'],
  ['newPassword', 'new-password'],
  ['confirmation', 'new-password'],
] as const satisfies readonly (readonly [PasswordField, string])[];

const readForm = valuesOf(FIELDS.map(([field]) => field));

/** `signIn`: the service accepts no password in this session; the user must sign in again. */
type Problem = PasswordError | { field: 'oldPassword'; text: string } | { field: 'signIn' };

function errorText(error: Problem): string {
  if (!('problem' in error)) return 'text' in error ? error.text : '';
  return isValidationMessage(error.problem) ? validation(error.problem) : t(error.problem);
}

function problemOf(refused: PasswordError | PasswordRefusal): Problem {
  if ('field' in refused) return refused;
  const text = refusalText(refused);
  return text === null ? { field: 'signIn' } : { field: 'oldPassword', text };
}

export function ChangePasswordForm({ rule, logonId, onSubmit, onSignIn }: ChangePasswordProps) {
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  useInsertionEffect(() => adoptStyles(styles), []);
  const form = useForm({
    idOf: (field) => `password-${field === 'signIn' ? 'oldPassword' : field}`,
    textOf: errorText,
    read: readForm,
    check: (values): readonly Problem[] => passwordErrors(values, rule),
    async send(values) {
      const refused = await onSubmit(values);
      return refused ? [problemOf(refused)] : [];
    },
    clearsRefused: true,
  });

  return (
    <form {...form.props} className="password-form" method="post">
      <input type="text" name="username" autoComplete="username" value={logonId} readOnly hidden />
      {FIELDS.map(([field, autoComplete]) => (
        <div key={field}>
          <Field {...form.field(field)} label={t(field)}>
            {(control) => (
              <input
                {...control}
                name={field}
                type={isShown ? 'text' : 'password'}
                autoComplete={autoComplete}
                autoCapitalize="none"
                spellCheck={false}
                required
                onInput={
                  field === 'newPassword' ? ({ currentTarget }) => setTyped(currentTarget.value) : undefined
                }
              />
            )}
          </Field>
          {field === 'newPassword' ? <PasswordRequirements typed={typed} rule={rule} /> : null}
        </div>
      ))}
      <ShowPasswords isShown={isShown} onChange={setShown} />
      {form.errorOf('signIn') === null ? null : <SignInAgain onSignIn={onSignIn} />}
      <SendFailed form={form} text={t(form.failure && isUnsettled(form.failure) ? 'unsettled' : 'failed')} />
      <SubmitButton form={form} words={{ submit: t('submit'), busy: t('busy') }} />
    </form>
  );
}
