/** A field of the sign-in form. It is uncontrolled, so that text typed before hydration is not lost. */
import type { KeyboardEvent } from 'react';
import type { SignInField as FieldName } from './sign-in.rules.ts';
import { t } from './sign-in.text.ts';

interface SignInFieldProps {
  name: FieldName;
  type: string;
  autoComplete: string;
  error: string | null;
  errorId?: string | undefined;
  onType?(): void;
  /** Called with the state of Caps Lock on each key press, and with false on blur. */
  onCapsLock?(isOn: boolean): void;
}

const capsLockHandlers = (onChange: (isOn: boolean) => void) => {
  const onKey = (event: KeyboardEvent): void => onChange(event.getModifierState('CapsLock'));
  return { onKeyDown: onKey, onKeyUp: onKey, onBlur: () => onChange(false) };
};

export const SignInField = ({
  name,
  type,
  autoComplete,
  error,
  errorId = error ? `${name}-error` : undefined,
  onType,
  onCapsLock,
}: SignInFieldProps) => (
  <div className={error ? 'field field-wrong' : 'field'}>
    <label htmlFor={name}>{t(name)}</label>
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      {...(onCapsLock ? capsLockHandlers(onCapsLock) : {})}
      onInput={onType}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    />
    {error ? (
      <p className="field-error" id={`${name}-error`}>
        {error}
      </p>
    ) : null}
  </div>
);
