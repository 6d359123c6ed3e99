/** Asks before single sign-on whether the existing session belongs to this person. */
import { useEffect, useInsertionEffect, useRef } from 'react';
import type { SignInBrand } from '../../session/sign-in/start-session.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { maskedLoginId } from './masked-login-id.rules.ts';
import { continueSignOn, declineSignOn } from './confirm-sign-on.ts';
import styles from './sign-on-question.css?inline';
import type { SignOnState } from './sign-on.store.ts';
import { t } from './sign-on.text.ts';
import { t as signInText } from './sign-in.text.ts';

type Open = Extract<SignOnState, { name: string }>;

function Question({ status, brand }: { status: Open; brand: SignInBrand }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = status.state === 'busy';
  useEffect(() => {
    heading.current?.focus();
    return () => document.querySelector<HTMLElement>('#userName')?.focus(); // the form replaces the question and takes the focus
  }, []);
  return (
    <section className="sign-on" aria-labelledby="sign-on-question">
      <h2 id="sign-on-question" tabIndex={-1} ref={heading}>
        {t('question', { name: maskedLoginId(status.name) })}
      </h2>
      <p>{t('why')}</p>
      <button
        type="button"
        className="button primary wide"
        aria-disabled={busy}
        onClick={() => void continueSignOn(brand)}
      >
        {busy ? signInText('busy') : t('goOn')}
      </button>
      <button type="button" className="button wide" aria-disabled={busy} onClick={() => void declineSignOn()}>
        {t('notYou')}
      </button>
    </section>
  );
}

export default function SignOnQuestion({ status, brand }: { status: SignOnState; brand: SignInBrand }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return status.state === 'failed' ? (
    <div className="sign-in-notice" role="alert">
      <p>{t('failed')}</p>
    </div>
  ) : (
    <Question status={status} brand={brand} />
  );
}
