/** After too many failed sign-ins: when the next attempt is allowed. */
import { useInsertionEffect } from 'react';
import { pageLocale } from '../../lib/i18n.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import styles from './sign-in-refused.css?inline';
import { t } from './sign-in-refused.text.ts';
import { waitUntil } from './sign-in-wait.rules.ts';

/** @param until epoch ms; null if unknown */
function tryAgainText(until: number | null): string {
  if (until === null) return t('againSoon');
  const { time, day } = waitUntil(until, Date.now(), pageLocale());
  return day === null ? t('againAt', { time }) : t('againOn', { day, time });
}

export default function SignInLimit({ until }: { until: number | null }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <p>
      {t('limited')} <strong>{tryAgainText(until)}</strong>
    </p>
  );
}
