/** The change-password form, with a checklist of the strength rule. Its fields are uncontrolled. */
import { useEffect, useInsertionEffect, useRef, useState, type FormEvent } from 'react';
import type { StrengthRule } from '../../lib/fields/password-strength.rules.ts';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordRequirements, ShowPasswords } from '../../ui/password-requirements.tsx';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import styles from './change-password.css?inline';
import type { ChangeState } from './change-password.store.ts';
import { t } from './change-password.text.ts';
import { refusalText, SignInAgain } from './password-check.view.tsx';
import {
  passwordErrors,
  type PasswordError,
  type PasswordField,
  type PasswordForm,
} from './password.rules.ts';

interface ChangePasswordProps {
  rule: StrengthRule;
  status: ChangeState;
  /** For password managers, which save the new password under it. */
  logonId: string;
  /** Called with a valid form. */
  onSubmit(form: PasswordForm): void;
  /** The user types again: clears the service's error. */
  onType(): void;
  onSignIn(): void;
}

const FIELDS = [
  ['oldPassword', 'current-password'],
  ['newPassword', 'new-password'],
  ['confirmation', 'new-password'],
] as const satisfies readonly (readonly [PasswordField, string])[];

const errorText = ({ problem }: PasswordError): string =>
  isValidationMessage(problem) ? validation(problem) : t(problem);

function readForm(form: HTMLFormElement): PasswordForm {
  const data = new FormData(form);
  const typed = (field: PasswordField): string => typedText(data, field);
  return {
    oldPassword: typed('oldPassword'),
    newPassword: typed('newPassword'),
    confirmation: typed('confirmation'),
  };
}

/** The form's errors; moves focus to the first wrong field. */
function useFormErrors(status: ChangeState) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<readonly PasswordError[]>([]);
  const refused = status.state === 'refused' ? status.error : null;
  const refusal = status.state === 'unproven' ? status.refusal : null;
  const errors = refused ? [refused] : found;
  const first = refusal ? 'oldPassword' : errors[0]?.field;
  useEffect(() => {
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    // Every submit sets a new list, so that the same error moves focus again.
  }, [found, refused, refusal, first]);
  return { form, errors, refusal, setFound };
}

export function ChangePasswordForm(props: ChangePasswordProps) {
  const { rule, status, logonId, onSubmit, onType } = props;
  const { form, errors, refusal, setFound } = useFormErrors(status);
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  useInsertionEffect(() => adoptStyles(styles), []);

  const send = (): void => {
    if (!form.current || status.state === 'busy') return;
    const values = readForm(form.current);
    const found = passwordErrors(values, rule);
    setFound(found);
    if (found.length === 0) onSubmit(values);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const errorOf = (field: PasswordField): string | null => {
    if (refusal) return field === 'oldPassword' ? refusalText(refusal) : null;
    const error = errors.find((one) => one.field === field);
    return error ? errorText(error) : null;
  };

  return (
    <form ref={form} className="password-form" method="post" noValidate onSubmit={submit} onInput={onType}>
      <input type="text" name="username" autoComplete="username" value={logonId} readOnly hidden />
      {FIELDS.map(([field, autoComplete]) => (
        <div key={field}>
          <Field id={`password-${field}`} label={t(field)} error={errorOf(field)}>
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
      {refusal?.kind === 'signIn' ? <SignInAgain onSignIn={props.onSignIn} /> : null}
      {status.state === 'failed' ? (
        <FailedNote text={t('failed')} reference={status.reference} onRetry={send} />
      ) : null}
      <button type="submit" className="button primary" aria-disabled={status.state === 'busy'}>
        {t(status.state === 'busy' ? 'busy' : 'submit')}
      </button>
    </form>
  );
}
