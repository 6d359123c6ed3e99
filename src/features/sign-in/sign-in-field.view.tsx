/** A field of the sign-in form; the browser's own, so that what was typed before hydration stays. */
import type { KeyboardEvent } from 'react';
import type { SignInField as FieldName } from './sign-in.rules.ts';
import { t } from './sign-in.text.ts';

interface SignInFieldProps {
  name: FieldName;
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

export const SignInField = ({ name, type, autoComplete, error, onCapsLock }: SignInFieldProps) => (
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
