/** The sign-in form. Its fields are uncontrolled, so that text typed before hydration is not lost. */
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { t as formText } from '../../lib/fields/form.text.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { SIGNED_IN_EVENT } from '../../session/storage/shell-keys.ts';
import { ErrorSummary, type SummaryError } from '../../ui/form/error-summary.tsx';
import { sendHeldSubmit } from '../../ui/form/held-submit.ts';
import { SignInField as Field } from './sign-in-field.view.tsx';
import { missingFields, type SignInField } from './sign-in.rules.ts';
import type { SignInState } from './sign-in.store.ts';
import { t } from './sign-in.text.ts';

/** Bundled with the code that detects the limit, so that it renders without a delay. */
const SignInLimit = lazy(() => import('./sign-in-limit.view.tsx'));

/** The live region is always rendered, so that screen readers announce changes in it. */
const SignInWait = ({ status }: { status: SignInState }) => (
  <div className="sign-in-wait" id="sign-in-wait" role="status">
    {status.state === 'limited' ? (
      <Suspense>
        <SignInLimit until={status.until} />
      </Suspense>
    ) : null}
    {status.state === 'waiting' && status.note === 'limitOver' ? <p>{t('limitOver')}</p> : null}
  </div>
);

/** Lazy, but in the same chunk as the code that detects the error, so that the message renders without a delay. */
const LoginError = lazy(async () => ({ default: (await import('./login-error.view.tsx')).LoginError }));

interface SignInFormProps {
  sites: BrandSlice['rules']['sites'];
  status: SignInState;
  onSubmit(userName: string, password: string): void;
  onDismiss(): void;
  onUserNameChange(): void;
}

const valueOf = (form: HTMLFormElement, name: SignInField): string => typedText(new FormData(form), name);

function useFormEffects(form: RefObject<HTMLFormElement | null>, refused: boolean): void {
  useEffect(() => {
    if (form.current) sendHeldSubmit(form.current);
  }, [form]);

  // Clears the hidden form, because it must not hold a password once a session exists.
  useEffect(() => {
    const reset = () => form.current?.reset();
    window.addEventListener(SIGNED_IN_EVENT, reset);
    return () => window.removeEventListener(SIGNED_IN_EVENT, reset);
  }, [form]);

  // After the modal has closed and returned focus, the user name stays and the password is selected for retyping.
  useEffect(() => {
    if (!refused) return undefined;
    const element = form.current;
    return () => element?.querySelector<HTMLInputElement>('#password')?.select();
  }, [form, refused]);
}

interface PasswordProps {
  shown: boolean;
  error: string | null;
  onShow(shown: boolean): void;
}

function Password({ shown, error, onShow }: PasswordProps) {
  const [capsLock, setCapsLock] = useState(false);
  return (
    <>
      <div className="with-switch">
        <Field
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          error={error}
          onCapsLock={setCapsLock}
        />
        <button
          type="button"
          className="switch"
          aria-label={t(shown ? 'hideLabel' : 'showLabel')}
          onClick={() => onShow(!shown)}
        >
          {t(shown ? 'hide' : 'show')}
        </button>
      </div>
      <p className="caps-lock" role="status">
        {capsLock ? t('capsLock') : null}
      </p>
    </>
  );
}

function SubmitButton({ status }: { status: SignInState }) {
  const busy = status.state === 'busy';
  const mustWait = status.state === 'limited' && status.until !== null;
  return (
    <button
      type="submit"
      className={mustWait ? 'button primary wide waits' : 'button primary wide'}
      aria-disabled={busy || mustWait}
      aria-describedby={mustWait ? 'sign-in-wait' : undefined}
    >
      {busy ? t('busy') : t('submit')}
    </button>
  );
}

export function SignInForm({ sites, status, onSubmit, onDismiss, onUserNameChange }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [shown, setShown] = useState(false);
  const isInvalid = status.state === 'waiting' && status.note === 'invalid';
  const errorOf = (field: SignInField): string | null => errors.find(({ id }) => id === field)?.text ?? null;
  useFormEffects(form, status.state === 'refused');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const userName = valueOf(event.currentTarget, 'userName');
    const password = valueOf(event.currentTarget, 'password');
    const empty = missingFields(userName, password);
    setErrors(empty.map((id) => ({ id, field: t(id), text: formText('missing') })));
    // If several fields are empty, a summary of the errors takes focus instead.
    if (empty.length === 1) event.currentTarget.querySelector<HTMLInputElement>(`#${empty[0]}`)?.focus();
    if (empty.length > 0) return;
    setShown(false); // hides the password, because the request may take a while and others may see the screen
    onSubmit(userName, password);
  };

  return (
    <>
      <form
        ref={form}
        className="sign-in-form"
        method="post"
        action={pageAddress('/login/')}
        noValidate
        onSubmit={submit}
      >
        {errors.length > 1 ? <ErrorSummary level={2} errors={errors} /> : null}
        <Field
          name="userName"
          type="text"
          autoComplete="username"
          error={errorOf('userName')}
          errorId={isInvalid && errors.length === 0 ? 'password-error' : undefined}
          onType={onUserNameChange}
        />
        <Password
          shown={shown}
          error={errorOf('password') ?? (isInvalid && errors.length === 0 ? t('invalidNote') : null)}
          onShow={setShown}
        />
        <SignInWait status={status} />
        <SubmitButton status={status} />
      </form>
      {status.state === 'refused' ? (
        <Suspense>
          <LoginError
            modal={status.modal}
            failure={status.failure}
            sites={sites}
            userName={() => (form.current ? valueOf(form.current, 'userName') : '')}
            onDismiss={onDismiss}
          />
        </Suspense>
      ) : null}
    </>
  );
}
