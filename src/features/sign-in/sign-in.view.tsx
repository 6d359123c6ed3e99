/** The sign-in form. Its fields are the browser's own, so that what was typed before hydration stays. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { SIGNED_IN_EVENT } from '../../session/storage/shell-keys.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LoginError } from './login-error.view.tsx';
import { SignInField as Field } from './sign-in-field.view.tsx';
import { SignInWait } from './sign-in-wait.view.tsx';
import { missingFields, type SignInField } from './sign-in.rules.ts';
import type { SignInState } from './sign-in.store.ts';
import { t } from './sign-in.text.ts';

interface SignInFormProps {
  brand: BrandSlice;
  status: SignInState;
  onSubmit(userName: string, password: string): void;
  onDismiss(): void;
  /** Another user name is typed. */
  onRename(): void;
}

const MISSING = { userName: 'userNameMissing', password: 'passwordMissing' } as const;

interface Fault {
  id: SignInField;
  text: string;
}

const valueOf = (form: HTMLFormElement, name: SignInField): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

export function SignInForm({ brand, status, onSubmit, onDismiss, onRename }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const busy = status.state === 'busy';
  const isInvalid = status.state === 'waiting' && status.note === 'invalid';
  const mustWait = status.state === 'limited' && status.until !== null;
  const errorOf = (field: SignInField): string | null => faults.find(({ id }) => id === field)?.text ?? null;

  // A press before hydration was held back by the loader: it is answered now.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset['ready'] = 'true';
    if (element.closest<HTMLElement>('[data-pressed]')) element.requestSubmit();
  }, []);

  // Once a session has begun, what was typed is not kept in the hidden form.
  useEffect(() => {
    const empty = () => form.current?.reset();
    window.addEventListener(SIGNED_IN_EVENT, empty);
    return () => window.removeEventListener(SIGNED_IN_EVENT, empty);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const userName = valueOf(event.currentTarget, 'userName');
    const password = valueOf(event.currentTarget, 'password');
    const empty = missingFields(userName, password);
    setFaults(empty.map((id) => ({ id, text: t(MISSING[id]) })));
    // Several faults are summed up, and the summary takes focus.
    if (empty.length === 1) event.currentTarget.querySelector<HTMLInputElement>(`#${empty[0]}`)?.focus();
    if (empty.length > 0) return;
    setShown(false); // the answer may take a while, and somebody may be looking on
    onSubmit(userName, password);
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
        {faults.length > 1 ? <ErrorSummary heading={t('summaryHeading')} level={2} faults={faults} /> : null}
        <Field
          name="userName"
          type="text"
          autoComplete="username"
          error={errorOf('userName')}
          errorId={isInvalid && faults.length === 0 ? 'password-error' : undefined}
          onType={onRename}
        />
        <div className="with-switch">
          <Field
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            error={errorOf('password') ?? (isInvalid && faults.length === 0 ? t('invalidNote') : null)}
            onCapsLock={setCapsLock}
          />
          <button
            type="button"
            className="switch"
            aria-label={t(shown ? 'hideLabel' : 'showLabel')}
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
        <SignInWait id="sign-in-wait" status={status} />
        <button
          type="submit"
          className={mustWait ? 'button primary wide waits' : 'button primary wide'}
          aria-disabled={busy || mustWait}
          aria-describedby={mustWait ? 'sign-in-wait' : undefined}
          data-t={t.named('submit')}
        >
          {busy ? t('busy') : t('submit')}
        </button>
      </form>
      {status.state === 'refused' ? (
        <LoginError
          modal={status.modal}
          failure={status.failure}
          brand={brand}
          userName={() => (form.current ? valueOf(form.current, 'userName') : '')}
          onDismiss={onDismiss}
        />
      ) : null}
    </>
  );
}
