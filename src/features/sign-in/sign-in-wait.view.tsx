/** After too many failed sign-ins: when the next attempt is allowed, and that it is allowed again. */
import { useInsertionEffect } from 'react';
import { pageLocale } from '../../lib/i18n.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import styles from './sign-in-wait.css?inline';
import { waitUntil } from './sign-in-wait.rules.ts';
import type { SignInState } from './sign-in.store.ts';
import { t } from './sign-in.text.ts';

/** @param until epoch ms; null if unknown */
function tryAgainText(until: number | null): string {
  if (until === null) return t('againSoon');
  const { time, day } = waitUntil(until, Date.now(), pageLocale());
  return day === null ? t('againAt', { time }) : t('againOn', { day, time });
}

/** The live region is always rendered, so that screen readers announce changes in it. */
export function SignInWait({ id, status }: { id: string; status: SignInState }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="sign-in-wait" id={id} role="status">
      {status.state === 'limited' ? (
        <p>
          {t('limited')} <strong>{tryAgainText(status.until)}</strong>
        </p>
      ) : null}
      {status.state === 'waiting' && status.note === 'limitOver' ? <p>{t('limitOver')}</p> : null}
    </div>
  );
}
