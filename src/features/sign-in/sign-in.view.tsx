/** The sign-in form. Its fields are the browser's own, so that what was typed before hydration stays. */
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { BrandSlice } from '../../brand/slice.ts';
import { LoginError } from './login-error.view.tsx';
import { missingFields, type SignInField } from './sign-in.rules.ts';
import type { SignInState } from './sign-in.store.ts';
import { t } from './sign-in.text.ts';

interface SignInFormProps {
  brand: BrandSlice;
  status: SignInState;
  onSubmit(userName: string, password: string): void;
  onDismiss(): void;
}

interface FieldProps {
  name: SignInField;
  type: string;
  autoComplete: string;
  error: string | null;
  /** Told whether Caps Lock is on, at each key; false when the field is left. */
  onCapsLock?(isOn: boolean): void;
}

const capsHandlers = (tell: (isOn: boolean) => void) => {
  const onKey = (event: KeyboardEvent): void => tell(event.getModifierState('CapsLock'));
  return { onKeyDown: onKey, onKeyUp: onKey, onBlur: () => tell(false) };
};

const Field = ({ name, type, autoComplete, error, onCapsLock }: FieldProps) => (
  <div className={error ? 'field field-wrong' : 'field'}>
    <label htmlFor={name} data-t={t.named(name)}>
      {t(name)}
    </label>
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      {...(onCapsLock ? capsHandlers(onCapsLock) : {})}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    />
    {error ? (
      <p className="field-error" id={`${name}-error`}>
        {error}
      </p>
    ) : null}
  </div>
);

const valueOf = (form: HTMLFormElement, name: SignInField): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

export function SignInForm({ brand, status, onSubmit, onDismiss }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<SignInField[]>([]);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const busy = status.state === 'busy';

  // A press before hydration was held back by the loader: it is answered now.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset['ready'] = 'true';
    if (element.closest<HTMLElement>('[data-pressed]')) element.requestSubmit();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const userName = valueOf(event.currentTarget, 'userName');
    const password = valueOf(event.currentTarget, 'password');
    const empty = missingFields(userName, password);
    setMissing(empty);
    if (empty[0]) event.currentTarget.querySelector<HTMLInputElement>(`#${empty[0]}`)?.focus();
    else onSubmit(userName, password);
  };

  // Once the modal has gone and given focus back: the name is kept, the password is typed again.
  const refused = status.state === 'refused';
  useEffect(() => {
    if (!refused) return undefined;
    const element = form.current;
    return () => element?.querySelector<HTMLInputElement>('#password')?.select();
  }, [refused]);

  return (
    <>
      <form ref={form} className="sign-in-form" method="post" action="/login/" noValidate onSubmit={submit}>
        <Field
          name="userName"
          type="text"
          autoComplete="username"
          error={missing.includes('userName') ? t('userNameMissing') : null}
        />
        <div className="with-switch">
          <Field
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            error={missing.includes('password') ? t('passwordMissing') : null}
            onCapsLock={setCapsLock}
          />
          <button
            type="button"
            className="switch"
            aria-pressed={shown}
            aria-label={t('showLabel')}
            data-t={t.named('show')}
            data-t-label={t.named('showLabel')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'hide' : 'show')}
          </button>
        </div>
        <p className="caps-lock" role="status">
          {capsLock ? t('capsLock') : null}
        </p>
        <button type="submit" className="button primary wide" aria-disabled={busy} data-t={t.named('submit')}>
          {busy ? t('busy') : t('submit')}
        </button>
      </form>
      {status.state === 'refused' ? (
        <LoginError modal={status.modal} failure={status.failure} brand={brand} onDismiss={onDismiss} />
      ) : null}
    </>
  );
}
