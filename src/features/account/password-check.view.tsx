/** The proof that a form asks for: the current password or a new sign-in. */
import { useLayoutEffect, useRef, useState } from 'react';
import { t as form } from '../../lib/fields/form.text.ts';
import { tryAgainText } from '../../lib/remote/try-again.text.ts';
import { Field } from '../../ui/form/field.tsx';
import { ShowPasswords } from '../../ui/password-requirements.tsx';
import type { PasswordRefusal } from './password-check.rules.ts';
import type { Proof } from './password-check.store.ts';
import { t } from './password-check.text.ts';

/** The error beside the password field; null if the user must sign in again. */
export function refusalText(refusal: PasswordRefusal): string | null {
  if (refusal.kind === 'signIn') return null;
  return refusal.kind === 'limited' ? t('limited', { again: tryAgainText(refusal.until) }) : t(refusal.kind);
}

export interface ProofError {
  field: 'currentPassword';
  text: string;
}

export const missingProof = (proof: Proof, typed: string): ProofError[] =>
  proof === 'password' && typed === '' ? [{ field: 'currentPassword', text: form('missing') }] : [];

export function refusedProof(refusal: PasswordRefusal | null): ProofError[] {
  const text = refusal && refusalText(refusal);
  return text === null ? [] : [{ field: 'currentPassword', text }];
}

export const SignInAgain = ({ onSignIn }: { onSignIn(): void }) => (
  <div className="note" role="alert">
    <p className="note-text">{t('signInHeading')}</p>
    <p>{t('signInText')}</p>
    <p className="note-actions">
      <button type="button" className="button" onClick={onSignIn}>
        {t('signIn')}
      </button>
    </p>
  </div>
);

interface ProofFieldsProps {
  proof: Proof;
  id: string;
  label: string;
  error: string | null;
  /** The user name, for password managers. Without it, they may save the value of another field as the user name. */
  logonId: string;
  onSignIn(): void;
}

function CurrentPassword({ id, label, error, logonId }: Omit<ProofFieldsProps, 'proof' | 'onSignIn'>) {
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // If Enter in this field saves the form, the field disappears, and the focus moves to the submit button.
  useLayoutEffect(() => {
    const input = field.current;
    const submit = input?.form?.querySelector<HTMLElement>('[type="submit"]');
    return () => {
      if (document.activeElement === input) submit?.focus();
    };
  }, []);
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={logonId} readOnly hidden />
      <Field id={id} label={label} hint={t('hint')} error={error}>
        {(control) => (
          <input
            {...control}
            ref={field}
            name="currentPassword"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <ShowPasswords isShown={isShown} onChange={setShown} />
    </>
  );
}

export function ProofFields({ proof, onSignIn, ...field }: ProofFieldsProps) {
  if (proof === 'none') return null;
  return proof === 'signIn' ? <SignInAgain onSignIn={onSignIn} /> : <CurrentPassword {...field} />;
}
