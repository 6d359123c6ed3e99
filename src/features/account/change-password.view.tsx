/** The form that changes a password, with a checklist that follows what is typed. Its fields are the browser's own. */
import { Check, Circle } from 'lucide-react';
import { useEffect, useInsertionEffect, useRef, useState, type FormEvent } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { Field } from '../../ui/field.tsx';
import { FailedNote } from '../../ui/notices.tsx';
import styles from './change-password.css?inline';
import type { ChangeState } from './change-password.store.ts';
import { t } from './change-password.text.ts';
import {
  passwordFaults,
  passwordParts,
  type PasswordFault,
  type PasswordField,
  type PasswordForm,
  type StrengthRule,
} from './password.rules.ts';

interface ChangePasswordProps {
  rule: StrengthRule;
  status: ChangeState;
  /** For the password manager, which keeps the new password under it. */
  logonId: string;
  phone: string;
  /** Called with a form in which nothing is wrong. */
  onSubmit(form: PasswordForm): void;
  /** Something is typed again: what the service said is over. */
  onType(): void;
}

const FIELDS = [
  ['oldPassword', 'current-password'],
  ['newPassword', 'new-password'],
  ['confirmation', 'new-password'],
] as const satisfies readonly (readonly [PasswordField, string])[];

function readForm(form: HTMLFormElement): PasswordForm {
  const data = new FormData(form);
  const typed = (field: PasswordField): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    oldPassword: typed('oldPassword'),
    newPassword: typed('newPassword'),
    confirmation: typed('confirmation'),
  };
}

/** What the password still needs; how many are done is said as it changes. */
function Checklist({ typed, rule }: { typed: string; rule: StrengthRule }) {
  const parts = passwordParts(typed, rule);
  const met = parts.filter(({ isMet }) => isMet).length;
  const params = { least: rule.minimumLength, excluded: [...rule.excluded].join(' ') };
  return (
    <div className="password-rules" id="password-rules">
      <p>{t('rules')}</p>
      <ul>
        {parts.map(({ part, isMet }) => (
          <li key={part} data-met={isMet}>
            {isMet ? <Check size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
            <span>
              <span className="visually-hidden">{t(isMet ? 'met' : 'unmet')} </span>
              {t(part, params)}
            </span>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {typed === '' ? '' : t('progress', { met, all: parts.length })}
      </span>
    </div>
  );
}

/** Faults of the form, and focus on the first of them. */
function useFaults(status: ChangeState) {
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState<readonly PasswordFault[]>([]);
  const refused = status.state === 'refused' ? status.fault : null;
  const faults = refused ? [refused] : own;
  const first = faults[0]?.field;
  useEffect(() => {
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    // Each try sets its faults anew: the same fault twice moves focus twice.
  }, [own, refused, first]);
  return { form, faults, setOwn };
}

export function ChangePasswordForm(props: ChangePasswordProps) {
  const { rule, status, logonId, phone, onSubmit, onType } = props;
  const { form, faults, setOwn } = useFaults(status);
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  useInsertionEffect(() => adoptStyles(styles), []);

  const send = (): void => {
    if (!form.current || status.state === 'busy') return;
    const content = readForm(form.current);
    const found = passwordFaults(content, rule);
    setOwn(found);
    if (found.length === 0) onSubmit(content);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const errorOf = (field: PasswordField): string | null => {
    const fault = faults.find((one) => one.field === field);
    return fault ? t(fault.problem) : null;
  };

  return (
    <form ref={form} className="password-form" method="post" noValidate onSubmit={submit} onInput={onType}>
      <input type="text" name="username" autoComplete="username" value={logonId} readOnly hidden />
      {FIELDS.map(([field, autoComplete]) => (
        <div key={field}>
          <Field id={`password-${field}`} label={{ children: t(field) }} error={errorOf(field)}>
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
          {field === 'newPassword' ? <Checklist typed={typed} rule={rule} /> : null}
        </div>
      ))}
      <label className="password-show">
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {t('show')}
      </label>
      {status.state === 'failed' ? (
        <FailedNote text={t('failed')} reference={status.reference} phone={phone} onRetry={send} />
      ) : null}
      <button type="submit" className="button primary" aria-disabled={status.state === 'busy'}>
        {t(status.state === 'busy' ? 'busy' : 'submit')}
      </button>
    </form>
  );
}
