/** A field of the sign-in form; the browser's own, so that what was typed before hydration stays. */
import type { KeyboardEvent } from 'react';
import type { SignInField as FieldName } from './sign-in.rules.ts';
import { t } from './sign-in.text.ts';

interface SignInFieldProps {
  name: FieldName;
  type: string;
  autoComplete: string;
  error: string | null;
  /** Id of a text that says what is wrong with this field and another one together. */
  errorId?: string | undefined;
  /** Called with every change. */
  onType?(): void;
  /** Told whether Caps Lock is on, at each key; false when the field is left. */
  onCapsLock?(isOn: boolean): void;
}

const capsHandlers = (tell: (isOn: boolean) => void) => {
  const onKey = (event: KeyboardEvent): void => tell(event.getModifierState('CapsLock'));
  return { onKeyDown: onKey, onKeyUp: onKey, onBlur: () => tell(false) };
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
