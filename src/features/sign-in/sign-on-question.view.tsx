/** Before a single sign-on: asks whether the session is this person's. In place of the form until that is clear. */
import { useEffect, useInsertionEffect, useRef } from 'react';
import type { SignInBrand } from '../../session/sign-in/start-session.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { maskedLoginId } from './masked-login-id.rules.ts';
import styles from './sign-on-question.css?inline';
import { type SignOnState, $signOn } from './sign-on.store.ts';
import { t } from './sign-on.text.ts';
import { t as signInText } from './sign-in.text.ts';
import { clearOrphanedSession } from '../../session/browser-tabs/orphaned-session.ts';
import { followRedirect } from '../../session/redirects/sign-in-redirect.ts';
import { singleSignOn } from '../../session/sign-in/single-sign-on.ts';

/** Responses to 'Continue as …?' (decision 270). */
const showForm = (): void => $signOn.set(null);

async function continueSignOn(brand: SignInBrand): Promise<void> {
  const now = $signOn.get();
  if (now?.state !== 'asking') return;
  $signOn.set({ ...now, state: 'busy' });
  const redirect = await singleSignOn(now.name, brand);
  if (redirect === null) return $signOn.set({ state: 'failed' });
  if (followRedirect(redirect)) window.addEventListener('pageshow', showForm, { once: true });
  else showForm();
}

/** The cookie is not this person's: its session ends, unless another tab has signed in meanwhile. */
async function declineSignOn(): Promise<void> {
  if ($signOn.get()?.state !== 'asking') return;
  document.querySelector<HTMLFormElement>('.sign-in-form')?.reset(); // the name was filled in
  showForm();
  await clearOrphanedSession();
}

type Open = Extract<SignOnState, { name: string }>;

function Question({ status, brand }: { status: Open; brand: SignInBrand }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = status.state === 'busy';
  useEffect(() => {
    heading.current?.focus();
    return () => document.querySelector<HTMLElement>('#userName')?.focus(); // the form is visible again
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
