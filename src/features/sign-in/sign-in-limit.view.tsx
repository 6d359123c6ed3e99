/** Shown after too many failed sign-ins: when the next attempt is allowed. */
import { useInsertionEffect } from 'react';
import { tryAgainText } from '../../lib/remote/try-again.text.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import styles from './sign-in-refused.css?inline';
import { t } from './sign-in-refused.text.ts';

/** @param until in epoch ms; null if unknown */
export default function SignInLimit({ until }: { until: number | null }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <p>
      {t('limited')} <strong>{tryAgainText(until)}</strong>
    </p>
  );
}
